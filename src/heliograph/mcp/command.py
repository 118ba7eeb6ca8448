"""`heliograph mcp`: tools for language models, on standard input and output or over HTTP."""

from __future__ import annotations

from typing import Annotated

import typer

from heliograph.extras import MissingExtraError
from heliograph.language import languages


def mcp(
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="The Heliograph server whose tables are played.")
    ] = "http://127.0.0.1:8700",
    http: Annotated[
        str,
        typer.Option(
            "--http", metavar="HOST:PORT", help="Serve streamable HTTP there instead of standard input."
        ),
    ] = "",
    language: Annotated[str, typer.Option(help="The language of all sentences: en, uk or de.")] = "en",
) -> None:
    """Give a language model a seat: tools of the Model Context Protocol."""
    try:
        from heliograph.mcp.tools import tools_for
    except ModuleNotFoundError as missing:
        raise MissingExtraError("language models' tools need more packages", "mcp") from missing
    from heliograph.mcp.house import House

    if language not in languages():
        raise typer.BadParameter(f"no language {language!r}; there are: {', '.join(languages())}")
    try:
        tools = tools_for(House(server), language)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    if not http:
        tools.run("stdio")
        return
    host, _, port = http.rpartition(":")
    if not port.isdecimal():
        raise typer.BadParameter(f"{http!r} is no HOST:PORT")
    tools.run("streamable-http", host=host or "127.0.0.1", port=int(port), stateless_http=True)
