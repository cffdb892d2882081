"""Matplotlib's plots as SVG that takes its colours and fonts from the page, light or dark."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

WIDTH, HEIGHT = 4.6, 3.0  # inches: text stays readable at a third of a page and on a phone
SERIES = 8  # colours for entrants, and as many for sources

# Matplotlib accepts only literal colours: each stands for a CSS variable of the page and is replaced by its name.
INK, QUIET, FAINT, PAPER = "#010101", "#010102", "#010103", "#010104"
COLOURS = {INK: "ink", QUIET: "quiet", FAINT: "faint", PAPER: "paper"}
COLOURS |= {f"#0202{i:02x}": f"series-{i}" for i in range(SERIES)}
COLOURS |= {f"#0303{i:02x}": f"source-{i}" for i in range(SERIES)}

STYLE: dict[Any, Any] = {
    "axes.edgecolor": FAINT,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.use": True,
    "font.size": 11,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "legend.fontsize": 10.5,
    "svg.fonttype": "none",  # keep text as text, so that it can be read aloud, searched and copied
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


def colour(number: int) -> str:
    """The colour of an entrant, by number."""
    return f"#0202{number % SERIES:02x}"


def source_colour(number: int) -> str:
    """The colour of a source of points, by number."""
    return f"#0303{number % SERIES:02x}"


def add_legend(axes: Axes) -> None:
    """Add a legend above the plot."""
    figure = axes.get_figure(root=True)
    if figure is not None:
        figure.legend(loc="outside upper left", ncols=3, handlelength=1.2, columnspacing=1.2)


def drawn(label: str, draw: Callable[[Axes], None], *, height: float) -> str:
    """A plot as an SVG element; the label describes it to screen readers."""
    with mpl.rc_context(STYLE | {"svg.hashsalt": label}):
        figure = Figure(figsize=(WIDTH, height))
        draw(figure.add_subplot())
        memory = io.StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(memory, format="svg", transparent=True, metadata=nothing)
    return _as_element(memory.getvalue(), label)


def height_for(rows: int) -> float:
    """The height of a plot with this many rows."""
    return min(12.0, 0.8 + 0.42 * max(2, rows))


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    """Label the rows of a plot, the first on top."""
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")


def _short(name: str) -> str:
    return name if len(name) <= 18 else f"{name[:8]}…{name[-9:]}"


def _as_element(text: str, label: str) -> str:
    svg = text[text.index("<svg") :]
    for number, name in COLOURS.items():
        svg = svg.replace(number, f"var(--{name})")
    svg = re.sub(r"(font: [^;\"]*?px) [^;\"]*", r"\1 var(--letters)", svg)
    prefix = re.sub(r"\W+", "-", label)  # ids must differ between the plots of a page
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{prefix}-", svg)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
