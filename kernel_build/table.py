"""The entries as data, for those who call them: a C header for module.c, JSON for JavaScript."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from kernel_build.signatures import Entry, Parameter

Entries = Mapping[str, list[Entry]]  # by variant


def c_header(entries: Entries, fingerprint: str, sources: list[str]) -> str:
    """What module.c includes: the functions, the table of entries, and what the kernel was made of."""
    return "\n".join(
        [
            f'#define FINGERPRINT "{fingerprint}"',
            f'#define SOURCES "{" ".join(sources)}"',
            *_functions(entries),
            f"static const Entry ENTRIES[] = {{{', '.join(_rows(entries))}}};",
            "",
        ]
    )


def _functions(entries: Entries) -> Iterator[str]:
    """A declaration for every function, and the variants and parameters of each entry."""
    variants = list(entries)
    for at, entry in enumerate(entries[variants[0]]):
        rows = []
        for variant in variants:
            parameters = entries[variant][at].parameters
            yield f"int64_t cafe_{variant}_{entry.name}(const int64_t *);"
            arrays = ", ".join(f"{{{p.size}, {_row(p.least)}}}" for p in parameters)
            yield f"static const Array {variant}_{entry.name}_arrays[] = {{{arrays}}};"
            rows.append(f"{{cafe_{variant}_{entry.name}, {variant}_{entry.name}_arrays}}")
        yield f"static const Variant {entry.name}_variants[] = {{{', '.join(rows)}}};"
        listed = ", ".join(map(_parameter, entry.parameters))
        yield f"static const Parameter {entry.name}_parameters[] = {{{listed}}};"


def _parameter(one: Parameter) -> str:
    return f"{{\"{one.name}\", '{one.kind}', {one.dimensions}, {int(one.is_written)}, {_row(one.like)}}}"


def _row(numbers: Sequence[int]) -> str:
    return f"{{{', '.join(map(str, numbers)) or 0}}}"


def _rows(entries: Entries) -> Iterator[str]:
    for entry in next(iter(entries.values())):
        name, about = entry.name, json.dumps(entry.about, ensure_ascii=False)
        counts = f"{len(entry.parameters)}, {len(entries)}"
        yield (
            f'{{"{name}", {about}, {int(entry.brief)}, {int(entry.returns)}, {counts}, '
            f"{name}_parameters, {name}_variants}}"
        )


def as_json(entries: list[Entry]) -> dict[str, list[list[object]]]:
    """The parameters of each entry of one variant: name, kind, dimensions, size of an item."""
    return {entry.name: [list(parameter[:4]) for parameter in entry.parameters] for entry in entries}
