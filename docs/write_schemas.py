"""Write the JSON Schemas of the game document and of the protocol from the types of the program.

    python docs/write_schemas.py            write cafe-game-1.schema.json and protocol.schema.json
    python docs/write_schemas.py --check    write nothing; exit 1 if one of them is out of date

A name of the protocol is that of its Python type without `Body`, as docs/server-api.md has it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from cafe.protocol.messages import ACCEPTED, NAMED, SENT
from cafe.record.document import Document

HERE = Path(__file__).parent
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"
OTHERWISE = {"Document": "GameDocument", "ErrorBody": "ErrorBody"}  # a browser has a Document and an Error of its own
Schema = Any


def main() -> int:
    stale = 0
    for name, schema in (("cafe-game-1", game_document()), ("protocol", protocol())):
        path = HERE / f"{name}.schema.json"
        text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            print(f"docs/{path.name} is out of date: run make types", file=sys.stderr)
            stale = 1
    return stale


def game_document() -> Schema:
    """The schema of a `cafe-game/1` document."""
    (root,), types = msgspec.json.schema_components([Document], ref_template=REF)
    return tidy({"$schema": DIALECT, "title": "cafe-game/1", **root, "$defs": types})


def protocol() -> Schema:
    """All messages as `$defs`, with names for the unions among them."""
    roots = [*NAMED.values(), *SENT, *ACCEPTED]
    schemas, types = msgspec.json.schema_components(roots, ref_template=REF)
    unions = dict(zip(NAMED, schemas, strict=False))
    named = {name: with_unions(schema, unions) for name, schema in types.items()}
    names = new_names(types)
    about = "What the server of Café International sends and accepts; see docs/server-api.md."
    found = {"$schema": DIALECT, "title": "Protocol", "description": about, "$defs": {**unions, **named}}
    return tidy(renamed(found, names))


def with_unions(schema: Schema, unions: dict[str, Schema]) -> Schema:
    """The schema with a reference where it spells a union that has a name."""
    if isinstance(schema, list):
        return [with_unions(one, unions) for one in schema]
    if not isinstance(schema, dict):
        return schema
    bare = {key: value for key, value in schema.items() if key != "default"}
    for name, union in unions.items():
        if bare == union:
            return {"$ref": REF.format(name=name)}
    return {key: with_unions(value, unions) for key, value in schema.items()}


def new_names(types: Iterable[str]) -> dict[str, str]:
    """What types are called in the protocol: without `Body`, unless that is another's name."""
    taken = set(types)
    short = {name: name.removesuffix("Body") for name in taken}
    return {name: OTHERWISE.get(name, name if short[name] in taken else short[name]) for name in taken}


def renamed(schema: Schema, names: dict[str, str]) -> Schema:
    """The schema with other names for its types."""
    text = re.sub(r"#/\$defs/(\w+)", lambda found: REF.format(name=names.get(found[1], found[1])), json.dumps(schema))
    read = json.loads(text)
    read["$defs"] = {(to := names.get(name, name)): {**one, "title": to} for name, one in sorted(read["$defs"].items())}
    return read


def tidy(schema: Schema) -> Schema:
    """The schema as other tools read it: patterns in JavaScript's way, whole docstrings on one line, no OpenAPI."""
    if isinstance(schema, list):
        return [tidy(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: tidy(value) for key, value in schema.items() if key != "discriminator"}
    if isinstance(told.get("pattern"), str):
        told["pattern"] = told["pattern"].replace(r"\Z", "$")
    if isinstance(told.get("description"), str):
        told["description"] = " ".join(told["description"].split())
    return left_out(told)


def left_out(schema: Schema) -> Schema:
    """A key that may be left out is left out where there is nothing to say: it is never null."""
    kinds = schema.get("anyOf")
    if kinds is None or schema.get("default", 0) is not None:
        return schema
    kinds = [kind for kind in kinds if kind != {"type": "null"}]
    rest = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
    return {**rest, **kinds[0]} if len(kinds) == 1 else {**rest, "anyOf": kinds}


if __name__ == "__main__":
    sys.exit(main())
