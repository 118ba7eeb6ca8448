"""`make fuzz`: hostile or random input, for as long as you like."""

from __future__ import annotations

import typer

from benchmarks.interstellar.fuzz import interstellar
from benchmarks.server.fuzz import server

app = typer.Typer(add_completion=False, no_args_is_help=True, help=__doc__)
app.command()(interstellar)
app.command()(server)

if __name__ == "__main__":
    app()
