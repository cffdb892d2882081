"""The page as it was built: where its files are, and what it may do in a browser."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "page"

# Browsers treat compiling WebAssembly as a kind of eval; scripts still may not use eval.
_RULES = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
)
# The Content-Security-Policy as a plain web space delivers it: in the page.
PAGE_POLICY = "; ".join(_RULES)
HEADER_POLICY = f"{PAGE_POLICY}; frame-ancestors 'none'"  # browsers honour this only in a header
