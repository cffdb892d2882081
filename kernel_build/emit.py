"""An object file of captured code, optimised for one target."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm

from kernel_build.cold import keep_cold_small
from kernel_build.targets import Target

WEIGHED = 160  # how much may be inlined where code is fetched; 225 elsewhere


def emit(code: str, target: Target) -> bytes:
    """The object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=3, reloc=target.relocation, codemodel="default"
    )
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n'
    module = llvm.parse_assembly(head + code)
    module.verify()
    if target.is_fetched:
        keep_cold_small(module, code)
    else:
        _hide(module)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization, tuning.slp_vectorization = target.vectorises, False
    if target.is_fetched:
        tuning.inlining_threshold = WEIGHED
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    return machine.emit_object(module)  # type: ignore[no-any-return]


def _hide(module: Any) -> None:
    """Let module.c call the entries, and nobody who loads the extension module."""
    for function in module.functions:
        if not function.is_declaration and function.name.startswith("cafe_"):
            function.visibility = "hidden"
