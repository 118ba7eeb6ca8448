"""`heliograph serve`: a server for others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import typer

from heliograph.cli.built import has_client, how_to_build
from heliograph.cli.errors import CommandError
from heliograph.cli.options import (
    Content,
    Database,
    Limit,
    LlmModel,
    LlmUrl,
    LogFormat,
    LogLevel,
    Voice,
    address,
    database_url,
    name_model,
    pairs,
)
from heliograph.games import game_ids
from heliograph.server.limits import Limits
from heliograph.server.net.reach import EVERYWHERE, OWN_MACHINE, network_origin
from heliograph.server.processes.many import run_many
from heliograph.server.run import Options, run


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = OWN_MACHINE,
    lan: Annotated[bool, typer.Option("--lan", help="Let others on your network join.")] = False,
    port: Annotated[int, typer.Option(help="Port to listen on; 0 picks a free one.")] = 8700,
    database: Database = "",
    proxy_headers: Annotated[
        bool,
        typer.Option("--proxy-headers", help="Believe X-Forwarded-* headers of a proxy on this machine."),
    ] = False,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Believe them from this address or network too."),
    ] = None,
    content: Content = None,
    limit: Limit = None,
    voice: Voice = True,
    processes: Annotated[
        int, typer.Option(help="Server processes behind the one port; more than one need PostgreSQL.", min=1)
    ] = 1,
    ai_workers: Annotated[
        int, typer.Option(help="Processes in which AI seats think, for each server process.", min=1)
    ] = 1,
    ai_pause: Annotated[float, typer.Option(help="Seconds an AI seat takes at least.", min=0)] = 1.2,
    warm_up: Annotated[
        bool, typer.Option(help="Start the AI workers at once and not when they are first needed.")
    ] = True,
    daily: Annotated[bool, typer.Option(help="Offer the Daily Signal, a puzzle a day.")] = True,
    push: Annotated[
        bool, typer.Option(help="Offer to tell people of their turn while their page is closed.")
    ] = True,
    metrics: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Serve figures for Prometheus here; keep it to yourself.")
    ] = "",
    open_tables: Annotated[
        bool, typer.Option("--open-tables", help="Let strangers find tables that their hosts list.")
    ] = False,
    llm_url: LlmUrl = "",
    llm_model: LlmModel = "",
    log_level: LogLevel = "info",
    log_format: LogFormat = "text",
) -> None:
    """Serve tables to everybody who has a link."""
    if lan and host != OWN_MACHINE:
        raise CommandError("--lan listens on every address; leave --host out")
    name_model(llm_url, llm_model)
    if not has_client():
        told = "the browser client is not built: programs are served, people see no table"
        typer.echo(f"heliograph: {told}. {how_to_build()}", err=True)
    proxies = ["127.0.0.1", "::1"] if proxy_headers or trusted_proxy else []
    options = Options(
        database=database_url(database),
        host=EVERYWHERE if lan else host,
        port=port,
        trusted_proxies=",".join([*proxies, *(trusted_proxy or ())]),
        content=content_files(content),
        limits=limits_with(limit, voice=voice),
        ai_workers=ai_workers,
        ai_pause=ai_pause,
        warm_up=warm_up,
        open_tables=open_tables,
        daily=daily,
        push=push,
        metrics=address(metrics) if metrics else None,
        log_level=log_level,
        log_format=log_format,
        on_ready=lambda address: typer.echo(f"Serving on {reachable(address)}"),
    )
    if processes == 1:
        raise typer.Exit(run(options))
    if not options.database.startswith("postgresql"):
        raise CommandError("--processes: several processes need PostgreSQL; give --database postgresql://...")
    raise typer.Exit(run_many(options, processes))


def reachable(address: str) -> str:
    """The server's address as others have to type it, if the server listens to them."""
    parts = urlsplit(address)
    return network_origin(parts.hostname or "", parts.port or 0) or address


def content_files(given: list[str] | None) -> dict[str, Path]:
    files = {game: Path(file) for game, file in pairs(given).items()}
    for game in files:
        if game not in game_ids():
            raise CommandError(f"there is no game {game!r}; there are: {', '.join(game_ids())}")
    return files


def limits_with(given: list[str] | None, *, voice: bool = True) -> Limits:
    silent = {} if voice else {"voice_rooms": "0"}
    try:
        return msgspec.convert({**pairs(given), **silent}, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise CommandError(f"--limit: {error}") from error
