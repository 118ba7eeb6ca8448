"""The command line."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    help="A table for space games in which the signal is the puzzle.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Database = Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 picks a free one.")] = 8700,
    database: _Database = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
) -> None:
    """Serve tables to whoever has a link."""
    from heliograph.server.run import Options, run

    raise typer.Exit(
        run(
            Options(
                host=host, port=port, database=database or "sqlite:///data/heliograph.db", log_level=log_level
            )
        )
    )


@app.command()
def play() -> None:
    """A table for your living room."""
    serve()


def main() -> None:
    app()
