"""The command line. Each command is imported when it is called, so that starting stays fast."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from heliograph.cli.errors import explain

COMMANDS = {
    "play": "heliograph.cli.play:play",
    "serve": "heliograph.cli.serve:serve",
    "arena": "heliograph.arena.commands:arena",
    "strangers": "heliograph.arena.commands.strangers:strangers",
    "mcp": "heliograph.mcp.command:mcp",
    "replay": "heliograph.cli.looking_back:replay",
    "export": "heliograph.cli.dataset.command:export",
    "daily": "heliograph.cli.daily:daily",
    "scenario": "heliograph.cli.scenario:scenario",
    "tables": "heliograph.cli.tables:tables",
    "backup": "heliograph.cli.backup:backup",
    "restore": "heliograph.cli.backup:restore",
    "doctor": "heliograph.cli.doctor:doctor",
}


class _Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found = getattr(import_module(module), name)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
            alone.command(cmd_name)(found)
            return typer.main.get_command(alone)
        group = typer.main.get_command(found)
        group.name = cmd_name  # as the list of commands shows it
        return group


app = typer.Typer(
    cls=_Commands,
    help="A table for space games in which the signal is the puzzle.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"heliograph {version('heliograph')}")
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None: ...


def main() -> None:
    try:
        app()
    except Exception as error:
        line = explain(error)
        if line is None:
            raise
        typer.echo(f"heliograph: {line}", err=True)
        sys.exit(1)
