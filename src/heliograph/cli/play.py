"""`heliograph play`: a table for your living room."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

import segno
import typer

from heliograph.cli.built import has_client, how_to_build
from heliograph.cli.errors import CommandError
from heliograph.cli.options import (
    Content,
    Database,
    LlmModel,
    LlmUrl,
    LogLevel,
    Voice,
    database_url,
    name_model,
)
from heliograph.cli.serve import content_files, limits_with
from heliograph.server.net.reach import EVERYWHERE, OWN_MACHINE, lan_address
from heliograph.server.run import Options, bind, run

_PORTS_TO_TRY = 20


def play(
    lan: Annotated[bool, typer.Option("--lan", help="Let others on your network join.")] = False,
    port: Annotated[int, typer.Option(help="Port to listen on; if it is taken, the next free one.")] = 8700,
    browser: Annotated[bool, typer.Option(help="Open the browser if there is a screen.")] = True,
    database: Database = "",
    content: Content = None,
    voice: Voice = True,
    llm_url: LlmUrl = "",
    llm_model: LlmModel = "",
    log_level: LogLevel = "warning",
) -> None:
    """Start a table for your living room."""
    if not has_client():
        raise CommandError(f"there is nothing to play on: the browser client is not built. {how_to_build()}")
    name_model(llm_url, llm_model)
    host = EVERYWHERE if lan else OWN_MACHINE
    free = _free_port(host, port)
    shown = f"http://{(lan_address() if lan else None) or OWN_MACHINE}:{free}"

    def welcome(_: str) -> None:
        _print_address(shown, lan)
        if browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(shown,), daemon=True).start()

    status = run(
        Options(
            database=database_url(database),
            host=host,
            port=free,
            content=content_files(content),
            limits=limits_with(None, voice=voice),
            log_level=log_level,
            on_ready=welcome,
        )
    )
    raise typer.Exit(status)


def _print_address(address: str, lan: bool) -> None:
    typer.echo(f"\n  Heliograph is at {address}\n")
    segno.make(address, micro=False).terminal(compact=True, border=2)
    if not lan:
        typer.echo("\n  Only this machine can reach it; --lan lets telephones on your network join.")
    typer.echo("  Ctrl-C ends it. Every game is kept.\n")
    sys.stdout.flush()


def _free_port(host: str, first: int) -> int:
    for port in range(first, first + _PORTS_TO_TRY):
        try:
            bind(host, port).close()
        except OSError:
            continue
        return port
    raise CommandError(f"no free port from {first} to {first + _PORTS_TO_TRY - 1}")


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
