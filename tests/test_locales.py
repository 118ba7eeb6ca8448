"""Every word a person reads exists in every language, is used, and gets the same arguments everywhere."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from benchmarks.crews import WHO
from scripts.lessons import ROOT
from scripts.lessons.interstellar import LESSONS
from scripts.rules_index import LANGUAGES, Rule, references
from tests.command_words import COMMANDS
from tests.fluent_files import entries, messages, variables
from tests.message_use import Use, typescript_strings, typescript_values, uses

from heliograph.daily import riddles
from heliograph.daily.riddle import Mark
from heliograph.games import house_ids
from heliograph.games.contact.game import Contact
from heliograph.games.contact.setup import CHARACTERS
from heliograph.games.contact.setup import TABLES as CONTACT_TABLES
from heliograph.games.contact.state import Helper, Phase
from heliograph.games.contact.telling.distances import COLUMNS, ROWS, HowFar
from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS
from heliograph.games.critical_orbit.box.pack import CANISTERS, RED_CROSS, HalfColour
from heliograph.games.critical_orbit.box.pack import Pack as OrbitPack
from heliograph.games.critical_orbit.box.radio import NEEDS
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.changes.ending import MissionEnded
from heliograph.games.critical_orbit.moves.stars import StarUsed
from heliograph.games.critical_orbit.state import Phase as OrbitPhase
from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.box.pack import SALVATION, ActionSide, BuildingKind
from heliograph.games.interstellar.box.pack import Pack as StarshipPack
from heliograph.games.interstellar.hall.reasons import AnyRule as HallRule
from heliograph.games.interstellar.hall.reasons import BoardRow, Hindrance
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.goals import GoalId
from heliograph.games.interstellar.rules.resources import COLOURS as RESOURCES
from heliograph.games.interstellar.rules.rewards import KINDS
from heliograph.games.interstellar.rules.scoring import SCORE_PARTS
from heliograph.games.interstellar.rules.starship import Row
from heliograph.games.interstellar.setup import HallLevel, VariantId
from heliograph.games.interstellar.state import TRACKS
from heliograph.games.interstellar.state import Phase as StarshipPhase
from heliograph.games.interstellar.telling.foresight import Change
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.games.space_puzzle.box.pack import Pack as PuzzlePack
from heliograph.games.space_puzzle.box.scenario import RULE_NAMES, TIERS
from heliograph.games.space_puzzle.moves.card import SIDES
from heliograph.games.space_puzzle.state import COLOURS, CRISIS_TOKEN, ICONS, KEYS, ROLES, Marks
from heliograph.games.space_puzzle.state import Phase as PuzzlePhase
from heliograph.games.space_puzzle.telling.describe import Way
from heliograph.kernel.content import load_pack
from heliograph.players import llm, strangers, strengths
from heliograph.players.contact.dialect import Dialect as ContactDialect
from heliograph.players.space_puzzle.codebooks.codebook import Frame as MapFrame
from heliograph.players.space_puzzle.dialect import Dialect as PuzzleDialect
from heliograph.players.strangers import ROLES as STRANGER_ROLES
from heliograph.players.strangers import TASKS
from heliograph.review.interstellar.types import Ending, Source, Strategy
from heliograph.server.store.rows import Phase as TablePhase
from heliograph.server.store.rows import Watching
from heliograph.server.tables.people.personas import PERSONAS
from heliograph.server.wire.open_tables import Report
from heliograph.server.wire.tables import Occupant

NOT_IN_FILES = {"seat-name", "*-*-*"}
"""The reader fills in the player's name; a game from another package has its own words."""

PACK = Contact.load().content
CHIPS = (*PACK.planets.value, "earth", *(f"asteroid-{n + 1}" for n in range(PACK.asteroids.value)))
PUZZLE = load_pack("heliograph.games.space_puzzle", PuzzlePack)
ORBIT = load_pack("heliograph.games.critical_orbit", OrbitPack)
STARSHIP = load_pack("heliograph.games.interstellar", StarshipPack)
STARSHIP_PHASES = [phase for phase in get_args(StarshipPhase) if phase != "over"]
STARSHIP_STEPS = [
    *("turn-action", "turn-salvation", "storage-drill", "storage-ars", "spoil-before", "spoil-after"),
    *(
        step.__struct_config__.tag
        for step in get_args(agenda.AgendaItem)
        if step.__struct_config__.tag not in ("turn", "storage", "spoil", "gain", "hall-probe", "government")
    ),
]
SECTIONS = [section for reference in references().values() for section in reference.sections]
CONTACT = "web/src/games/contact"
FIRST_QUESTIONS = ("tokens", "overlap", "turn", "actions", "keys")
"""What the AI could ask by the first reading of the rules; games that began with it continue."""
PUZZLE_CLIENT = "web/src/games/space-puzzle"
PUZZLE_SURFACE = f"{PUZZLE_CLIENT}/surface"
STARSHIP_CLIENT = "web/src/games/interstellar"
STARSHIP_BOARDS = f"{STARSHIP_CLIENT}/boards"
DECLARED = [f"web/src/games/{game.replace('_', '-')}/index.ts" for game in house_ids()]
KEY_LISTS = [
    *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "web/src").rglob("keys.ts"))),
    "web/src/App.svelte",
    f"{PUZZLE_CLIENT}/map/Ship.svelte",
    f"{PUZZLE_SURFACE}/Surface.svelte",
    f"{PUZZLE_SURFACE}/hand/editing.ts",
    f"{STARSHIP_CLIENT}/hall/Player.svelte",
]
KEY_WORDS = [id for file in KEY_LISTS for id in typescript_strings(file, "(?:(?:mc|si|sp)-)?keys-")]
PRIVACY = "web/src/pages/Privacy.svelte"
SETTINGS = "web/src/lib/page/settings.svelte.ts"
CONNECTION = "web/src/lib/table/connection.ts"
VOICE = "web/src/lib/voice/voice.svelte.ts"


CLIENT_GAMES = ROOT / "web/src/games"


def positions_in(file: Path) -> list[dict[str, Any]]:
    """The positions of a recorded lesson."""
    recorded: list[dict[str, Any]] = msgspec.json.decode(file.read_bytes())
    return recorded


def steps_in(lesson: str) -> list[str]:
    return list(dict.fromkeys(one["lesson"] for one in positions_in(CLIENT_GAMES / f"{lesson}.json")))


DYNAMIC: dict[str, list[str]] = {
    "chip-*": [f"chip-{chip}" for chip in CHIPS],
    "helper-*": [f"helper-{helper}" for helper in get_args(Helper)],
    "place-*": [f"place-{row}-{column}" for row in ROWS for column in COLUMNS],
    "ways-*": [f"ways-{word}" for word in get_args(HowFar)],
    "form-table-*": [f"form-table-{table}" for table in ("any", *CONTACT_TABLES)],
    "form-table-*-note": [f"form-table-{table}-note" for table in ("any", *CONTACT_TABLES)],
    "describe-table-*": [f"describe-table-{character}" for character in CHARACTERS],
    "form-fifty-fifty-*": ["form-fifty-fifty-barrel", "form-fifty-fifty-card"],
    "certificate-*": [f"certificate-{certificate.id}" for certificate in PACK.certificates.value],
    "ask-*": [f"ask-{phase}" for phase in get_args(Phase) if phase not in ("guess", "stopover", "over")],
    "wait-*": [f"wait-{phase}" for phase in get_args(Phase) if phase not in ("guess", "stopover", "over")],
    "refused-not-now-*": [f"refused-not-now-{phase}" for phase in get_args(Phase) if phase != "over"],
    "rating-*-*": [f"rating-{among}-{kind}" for among in ("ai", "here") for kind in ("crew", "rival")],
    "rating-from-*": [f"rating-from-{who}" for who in ("here", *sorted(set(WHO.values())))],
    "onward-*": ["onward-normal", "onward-hard"],
    "onward-hall-*": [f"onward-hall-{level}" for level in get_args(HallLevel)[1:]],
    "advice-*": ["advice-harder", "advice-easier", "advice-next"],
    "game-*": [f"game-{game.replace('_', '-')}" for game in house_ids()],
    "persona-*": [f"persona-{id}" for id in PERSONAS],
    "manner-*-*": [
        f"manner-{game.replace('_', '-')}-{strength}" for game in house_ids() for strength in strengths(game)
    ],
    "daily-question-*": [f"daily-question-{game.replace('_', '-')}" for game in riddles()],
    "daily-how-*": [f"daily-how-{game.replace('_', '-')}" for game in riddles()],
    "daily-mark-*": [f"daily-mark-{mark}" for mark in get_args(Mark)],
    "daily-others-*": ["daily-others-here", "daily-others-ai"],
    "daily-better-*": ["daily-better-here", "daily-better-ai"],
    "coach-goal-*": [f"coach-goal-{game.replace('_', '-')}" for game in house_ids()],
    "coach-mode-*": [f"coach-mode-{mode}" for mode in typescript_values(SETTINGS, "COACH_MODES")],
    "strength-*": [
        f"strength-{strength}"
        for game in house_ids()
        for strength in (*strengths(game), *strangers(game), llm.NAME)
    ],
    "strangers-task-*": [f"strangers-task-{task.id}" for task in TASKS],
    "strangers-role-*-*": [
        f"strangers-role-{task.game.replace('_', '-')}-{role}" for task in TASKS for role in STRANGER_ROLES
    ],
    "strangers-counts-*": [f"strangers-counts-{task.game.replace('_', '-')}" for task in TASKS],
    "strangers-player-*": [
        f"strangers-player-{player}" for player in ("random", "ideal", "ideal-learner", "people")
    ],
    "phase-*": [f"phase-{phase}" for phase in get_args(TablePhase)],
    "watching-*": [f"watching-{kind}" for kind in get_args(Watching)],
    "terms-*": [f"terms-{kind}" for kind in get_args(Watching) if kind != "open"],
    "proposal-*": [f"proposal-{kind}" for kind in get_args(get_type_hints(Occupant)["kind"])],
    "voice-trouble-*": [f"voice-trouble-{trouble}" for trouble in typescript_values(VOICE, "Trouble")],
    "voice-hands-*": [f"voice-hands-{hands}" for hands in typescript_values(VOICE, "Hands")],
    "voice-hands-*-hint": [f"voice-hands-{hands}-hint" for hands in typescript_values(VOICE, "Hands")],
    "status-*": [f"status-{status}" for status in typescript_values(CONNECTION, "Status")],
    "colours-*": [f"colours-{colours}" for colours in typescript_values(SETTINGS, "COLOURS")],
    "(alt)": [
        id
        for file in sorted((ROOT / "web/src/games").glob("*/RulePicture.svelte"))
        for id in typescript_strings(file.relative_to(ROOT).as_posix(), "picture-of-")
    ],
    "level-critical-orbit-*": [f"level-critical-orbit-{difficulty}" for difficulty in ORBIT.targets.value],
    "meet-report-*": [f"meet-report-{reason}" for reason in get_args(get_type_hints(Report)["reason"])],
    "open-tables-name-*": [f"open-tables-name-{language}" for language in LANGUAGES],
    "privacy-server-*": [f"privacy-server-{what}" for what in typescript_values(PRIVACY, "ON_SERVER")],
    "privacy-browser-*": [f"privacy-browser-{what}" for what in typescript_values(PRIVACY, "IN_BROWSER")],
    "theme-*": [f"theme-{theme}" for theme in typescript_values(SETTINGS, "THEMES")],
    "settings-mix-*": [f"settings-mix-{channel}" for channel in typescript_values(SETTINGS, "CHANNELS")],
    "motion-*": [f"motion-{motion}" for motion in typescript_values(SETTINGS, "MOTIONS")],
    "role-*": [f"role-{role}" for role in typescript_values(f"{CONTACT}/mission.svelte.ts", "Role")],
    "lesson-*": [
        f"lesson-{step}" for step in (*typescript_values(f"{CONTACT}/tutorial/steps.ts", "STEPS"), "done")
    ],
    "(named)": typescript_strings("web/src/lib/keys/names.ts", "key-"),
    "(spoken)": typescript_strings("web/src/lib/keys/names.ts", "key-"),
    "(title)": KEY_WORDS,
    "(does)": KEY_WORDS,
    "dialect-*": [
        f"dialect-{field.replace('_', '-')}"
        for dialect in (ContactDialect, PuzzleDialect)
        for field in dialect.__struct_fields__
    ],
    "dialect-*-*": [
        f"dialect-{field}-{value}"
        for dialect in (ContactDialect, PuzzleDialect)
        for field, type in get_type_hints(dialect).items()
        for value in get_args(type)
    ],
    "replay-*": [f"replay-{tab}" for tab in typescript_values("web/src/pages/replay/tabs.ts", "TABS")],
    "(word)": typescript_strings(f"{CONTACT}/board/looks.ts", "state-"),
    "rule-*": [f"rule-{rule.id}" for section in SECTIONS for rule in section.rules],
    "source-*": [f"source-{source}" for source in get_args(get_type_hints(Rule)["source"])],
    "rules-*-title": [f"rules-{game.replace('_', '-')}-title" for game in references()],
    "sp-colour-*": [f"sp-colour-{colour}" for colour in COLOURS],
    "sp-key-*": [f"sp-key-{key}" for key in KEYS],
    "sp-icon-*": [f"sp-icon-{icon}" for icon in ICONS],
    "sp-token-*": [f"sp-token-{token}" for token in (*PUZZLE.all_tokens, CRISIS_TOKEN)],
    "sp-role-*": [f"sp-role-{role}" for role in ROLES],
    "sp-tier-*": [f"sp-tier-{tier}" for tier in TIERS],
    "sp-scenario-*": [f"sp-scenario-{scenario}" for scenario in PUZZLE.book],
    "sp-rule-*": [f"sp-rule-{rule}" for rule in RULE_NAMES],
    "sp-answer-*": [
        f"sp-answer-{topic}"
        for topic in (*FIRST_QUESTIONS, *(t for t in PUZZLE.rules_questions.value if t.startswith("page-")))
    ],
    "sp-wait-*": [f"sp-wait-{phase}" for phase in ("card", "message")],
    "sp-refused-not-now-*": [
        f"sp-refused-not-now-{phase}" for phase in get_args(PuzzlePhase) if phase != "over"
    ],
    "sp-event-marked-*": [f"sp-event-marked-{about}" for about in Marks.__struct_fields__],
    "sp-describe-message-*": [f"sp-describe-message-{way}" for way in get_args(Way)],
    "sp-describe-draft-*": [f"sp-describe-draft-{way}" for way in get_args(Way)],
    "sp-ui-role-*": [
        f"sp-ui-role-{role}" for role in typescript_values(f"{PUZZLE_CLIENT}/puzzle.svelte.ts", "Role")
    ],
    "sp-ui-pane-*": [
        f"sp-ui-pane-{pane}" for pane in typescript_values(f"{PUZZLE_CLIENT}/table/panes.svelte.ts", "PANES")
    ],
    "sp-ui-rung-*": [
        f"sp-ui-rung-{rung}"
        for rung in typescript_values(f"{PUZZLE_CLIENT}/table/scenario/Ladder.svelte", "Rung")
    ],
    "sp-ui-tier-note-*": [f"sp-ui-tier-note-{tier}" for tier in TIERS],
    "sp-ui-ask-*": [f"sp-ui-ask-{topic}" for topic in FIRST_QUESTIONS],
    "sp-side-*": [f"sp-side-{side}" for side in SIDES],
    "home-*": [f"home-{game.replace('_', '-')}" for game in house_ids()],
    "chair-role-*": [f"chair-role-{role}" for file in DECLARED for role in typescript_values(file, "RoleId")],
    "home-start-*": [
        f"home-start-{start}" for file in DECLARED for start in typescript_values(file, "StartId")
    ],
    "sp-surface-fault-*": [
        f"sp-surface-fault-{why}" for why in typescript_values(f"{PUZZLE_SURFACE}/forms/typed.ts", "Why")
    ],
    "sp-surface-tool-*": [
        f"sp-surface-tool-{tool}" for tool in typescript_values(f"{PUZZLE_SURFACE}/hand/Tools.svelte", "Tool")
    ],
    "sp-review-way-*": [f"sp-review-way-{frame}" for frame in get_args(MapFrame)],
    "sp-lesson-*": [
        f"sp-lesson-{step}"
        for part in ("astronaut", "speaker")
        for step in steps_in(f"space-puzzle/tutorial/{part}")
    ],
    "mc-job-*": [f"mc-job-{job}" for job in JOBS],
    "mc-canister-*": [f"mc-canister-{card}" for card in (*CANISTERS, RED_CROSS)],
    "mc-form-level-*": [f"mc-form-level-{difficulty}" for difficulty in ORBIT.targets.value],
    "mc-form-does-*": [f"mc-form-does-{job}" for job in JOBS],
    "mc-start-*": [f"mc-start-{start.id}" for start in ORBIT.starts.value],
    "mc-lesson-*-*": [
        f"mc-lesson-{job}-{step}" for job in JOBS for step in steps_in(f"critical-orbit/tutorial/{job}")
    ],
    "(later)": ["lesson-later", "si-lesson-other", "mc-lesson-do", "sp-lesson-later"],
    "(found.hint)": sorted(
        {
            answer["hint"]
            for file in (CLIENT_GAMES).glob("*/tutorial/*.json")
            for position in positions_in(file)
            for answer in position.get("answers", ())
            if "hint" in answer
        }
    ),
    "mc-stem-*": [f"mc-stem-{colour}" for colour in VALVES],
    "mc-wait-*": [f"mc-wait-{phase}" for phase in get_args(OrbitPhase)],
    "mc-need-*": [f"mc-need-{need}" for need in NEEDS if need not in SHAPES],
    "mc-why-track-*": [f"mc-why-track-{colour}" for colour in VALVES],
    "mc-event-kept-*": [f"mc-event-kept-{colour}" for colour in VALVES],
    "mc-event-half-*": [f"mc-event-half-{colour}" for colour in get_args(HalfColour)],
    "mc-event-valve-*": [f"mc-event-valve-{colour}" for colour in VALVES],
    "mc-event-star-*": [f"mc-event-star-{action}" for action in get_args(get_type_hints(StarUsed)["action"])],
    "mc-event-lost-*": [
        f"mc-event-lost-{by}" for by in get_args(get_type_hints(MissionEnded)["by"]) if by != "oxygen"
    ],
    "mc-describe-valves-*": [f"mc-describe-valves-{colour}" for colour in VALVES],
    "mc-describe-track-*": [f"mc-describe-track-{colour}" for colour in VALVES],
    "mc-fact-stem-*": [f"mc-fact-stem-{colour}" for colour in VALVES],
    "mc-half-*": [f"mc-half-{colour}" for colour in get_args(HalfColour)],
    "mc-card-*": [f"mc-card-{station}" for station in STATIONS],
    "si-ask-*": [f"si-ask-{step}" for step in STARSHIP_STEPS],
    "si-step-*": [f"si-step-{step}" for step in STARSHIP_STEPS],
    "si-lesson-*": [f"si-lesson-{lesson}" for lesson in (*dict(LESSONS), "done")],
    "si-lesson-do-*": sorted({f"si-lesson-do-{move['type']}" for _, some in LESSONS for move in some}),
    "si-form-hall-*": [f"si-form-hall-{level}" for level in get_args(HallLevel)],
    "si-variant-*": [f"si-variant-{variant}" for variant in get_args(VariantId)],
    "si-hint-*": [f"si-hint-{variant}" for variant in WITH_HINTS],
    "si-foresee-*": [f"si-foresee-{change}" for change in get_args(Change)],
    "si-why-*": [f"si-why-{action}" for action in SALVATION],
    "si-why-play-*": [
        f"si-why-play-{kind}" for kind in (*get_args(get_type_hints(ActionSide)["kind"]), "salvation")
    ],
    "si-refused-*": [f"si-refused-{move.__struct_config__.tag}" for move in get_args(actions.Action)],
    "si-planet-*": [f"si-planet-{planet}" for planet in STARSHIP.planet],
    "si-token-*": [f"si-token-{token}" for token in STARSHIP.token],
    "si-colour-*": [f"si-colour-{colour}" for colour in RESOURCES],
    "si-cube-*": [f"si-cube-{colour}" for colour in RESOURCES],
    "si-people-*": [f"si-people-{colour}" for colour in RESOURCES],
    "si-gain-*": [f"si-gain-{kind}" for kind in KINDS if kind not in ("cubes", "choose")],
    "si-discovery-*": [
        f"si-discovery-{kind}"
        for kind in (
            *STARSHIP.discoveries.value,
            *(sign for variant in ALL.values() for sign in variant.signs),
        )
    ],
    "si-source-*": [
        f"si-source-{source}"
        for source in (
            *("base", "explorer", "converter-1", "converter-2", "converter-3"),
            *STARSHIP.building_effects.value,
        )
    ],
    "si-tech-*": [
        f"si-tech-{name}" for name in (*STARSHIP.technology, *STARSHIP.salvation_technologies.value)
    ],
    "si-pass-*": [f"si-pass-{token}" for token in STARSHIP.unique_pass_tokens.value],
    "si-building-*": [f"si-building-{building}" for building in get_args(BuildingKind)],
    "si-hall-rule-*": [f"si-hall-rule-{rule}" for rule in get_args(HallRule)],
    "si-hall-cannot-*": [f"si-hall-cannot-{rule}" for rule in get_args(Hindrance)],
    "si-hall-cell-*-*": [f"si-hall-cell-{row}-{colour}" for row in get_args(BoardRow) for colour in "RYGB"],
    "si-salvation-*": [f"si-salvation-{action}" for action in SALVATION],
    "si-track-*": [f"si-track-{track}" for track in TRACKS],
    "si-row-*": [f"si-row-{row}" for row in get_args(Row)],
    "si-event-phase-*": [f"si-event-phase-{phase}" for phase in STARSHIP_PHASES],
    "si-event-ended-*": [f"si-event-ended-{by}" for by in ("goals", "sun")],
    "si-ending-*": [f"si-ending-{by}" for by in ("goals", "sun")],
    "si-describe-ended-*": [f"si-describe-ended-{by}" for by in ("goals", "sun")],
    "si-describe-phase-*": [f"si-describe-phase-{phase}" for phase in STARSHIP_PHASES],
    "si-hall-turn-pace-*": [
        f"si-hall-turn-pace-{pace}"
        for pace in typescript_values(f"{STARSHIP_CLIENT}/hall/showing.svelte.ts", "PACES")
    ],
    "si-short-*": [
        f"si-short-{token}" for token in typescript_values(f"{STARSHIP_CLIENT}/art/tokens.ts", "LONG_NAMED")
    ],
    "si-goal-*": [f"si-goal-{goal}" for goal in get_args(GoalId)],
    "si-journey-*": [
        f"si-journey-{plain}" for plain in typescript_values(f"{STARSHIP_BOARDS}/journey.ts", "Plain")
    ],
    "si-table-phase-*": [f"si-table-phase-{phase}" for phase in get_args(StarshipPhase)],
    "si-table-tech-*": [
        f"si-table-tech-{name}" for name in (*STARSHIP.technology, *STARSHIP.salvation_technologies.value)
    ],
    "si-table-effect-*": [
        f"si-table-effect-{name}" for name in (*STARSHIP.technology, *STARSHIP.salvation_technologies.value)
    ],
    "si-table-do-*": [f"si-table-do-{action}" for action in SALVATION],
    "si-table-pane-*": [
        f"si-table-pane-{pane}" for pane in typescript_values(f"{STARSHIP_CLIENT}/table/panes.ts", "PANES")
    ],
    "si-table-sheet-*": [
        f"si-table-sheet-{sheet}"
        for sheet in typescript_values(f"{STARSHIP_CLIENT}/table/Side.svelte", "Sheet")
    ],
    "si-score-*": [f"si-score-{part}" for part in SCORE_PARTS],
    "si-review-strategy-*": [f"si-review-strategy-{name}" for name in get_args(Strategy)],
    "si-review-source-*": [f"si-review-source-{name}" for name in get_args(Source)],
    "si-review-ending-*": [f"si-review-ending-{name}" for name in get_args(Ending)],
    "si-review-flow-*": [
        f"si-review-flow-{what}" for what in typescript_values(f"{STARSHIP_CLIENT}/Review.svelte", "FLOWS")
    ],
    "si-review-after-*": [f"si-review-after-{phase}" for phase in ("start", *STARSHIP_PHASES)],
    "si-replay-*": [
        f"si-replay-{part}" for part in typescript_values(f"{STARSHIP_CLIENT}/replay/Moment.svelte", "PARTS")
    ],
    **COMMANDS,
    "(section.title)": [section.title for section in SECTIONS],
}
"""The possible values of the star, taken from the code's own lists."""


def ids_of(use: Use) -> list[str]:
    return DYNAMIC.get(use.id, []) if "*" in use.id or use.id.startswith("(") else [use.id]


ALL_USES = tuple(use for use in uses() if use.id not in NOT_IN_FILES)


def test_every_dynamic_id_is_accounted_for() -> None:
    unknown = {use.id: use.where for use in ALL_USES if not ids_of(use)}
    assert not unknown, "say in DYNAMIC which messages these can be"


def test_the_table_of_dynamic_ids_holds_nothing_else() -> None:
    used = {use.id for use in ALL_USES}
    assert [pattern for pattern in DYNAMIC if pattern not in used] == []
    wrong = [
        id for pattern, ids in DYNAMIC.items() if "*" in pattern for id in ids if not fnmatchcase(id, pattern)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_used_exists(language: str) -> None:
    missing = {id: use.where for use in ALL_USES for id in ids_of(use) if id not in messages(language)}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_word_exists(language: str) -> None:
    missing = {
        f"{id}.{use.attribute}": use.where
        for use in ALL_USES
        for id in ids_of(use)
        if use.attribute and use.attribute not in [one.id.name for one in messages(language)[id].attributes]
    }
    assert not missing


def test_every_message_is_used() -> None:
    used = set(chain.from_iterable(map(ids_of, ALL_USES)))
    assert sorted(messages("en").keys() - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    times = Counter(entry.id.name for _, entry in entries(language))
    assert [id for id, count in times.items() if count > 1] == []


def test_words_of_a_game_stand_in_its_folder() -> None:
    """The client looks for them there."""
    games = tuple(id.replace("_", "-") for id in house_ids())
    misplaced = {file for file, _ in entries("en") if "/" not in file and file.startswith(games)}
    assert not misplaced, "locales/en/contact-home.ftl belongs into locales/en/contact/home.ftl"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    english, other = ({(file, entry.id.name) for file, entry in entries(one)} for one in ("en", language))
    assert sorted(english ^ other) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_agree_on_variables_and_attributes(language: str) -> None:
    for id, english in messages("en").items():
        other = messages(language)[id]
        assert variables(other) == variables(english), id
        attributes = [sorted(attribute.id.name for attribute in one.attributes) for one in (english, other)]
        assert attributes[0] == attributes[1], id


def test_python_hands_over_every_variable() -> None:
    lacking = {
        f"{use.where} {id}": sorted(variables(messages("en")[id]) - use.args)
        for use in ALL_USES
        if ".py:" in use.where
        for id in ids_of(use)
        if id in messages("en") and "**" not in use.args and variables(messages("en")[id]) - use.args
    }
    assert not lacking
