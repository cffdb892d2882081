"""The build relies on names of Numba that Numba does not document: here it says which of them have moved."""

from __future__ import annotations

import inspect

from kernel_build.capture import PRIVATE_NAMES


def test_numba_still_has_the_private_names_we_rely_on() -> None:
    moved = [
        f"{module.__name__}: {name}"
        for module, names in PRIVATE_NAMES.items()
        for name in names
        if name not in inspect.getsource(module)
    ]
    assert not moved, f"kernel_build/capture.py and wrappers.py rely on these names of Numba, which have moved: {moved}"
