"""Special rules about messages (SR-LINE, -HEAP, -COOL, -JAM, -FLIP, -FADE, -NOISE, -EXACT, -CRISISTOKEN)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    PACK,
    after,
    at,
    lay,
    offered,
    seen,
    step,
    told,
    why_not,
)

from heliograph.games.space_puzzle.moves.actions import Lay, LineUp, Ready, Reveal, TurnCard
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.events import Faded, Revealed, RoundBegan
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid, lies_inside


def line(words: str) -> LineUp:
    return LineUp(tuple(words.split()))


def sent(text: str, move: Lay | LineUp) -> State:
    """The Astronauts' phase after this message."""
    return after(at(text), (AI, move), (AI, Reveal()))


def shown(state: State, viewer: int | None) -> Shown:
    message = seen(state, viewer).message
    assert message is not None
    return message


def end_phase(state: State) -> State:
    return after(state, (ANN, Ready()), (BEN, Ready()))


@pytest.mark.parametrize("words", ["c-red", "c-red k-round", "r-engine arrow c-red k-round c-blue"])
def test_sr_line_one_row_upright_and_equally_spaced(words: str) -> None:
    tokens = shown(sent("scenario S12", line(words)), ANN).laid
    assert [token.id for token in tokens] == words.split()
    assert {(token.y, token.rotation) for token in tokens} == {(1000, 0)}
    steps = {there.x - here.x for here, there in pairwise(tokens)}
    assert steps <= {300}
    assert tokens[0].x + tokens[-1].x == 3000


def test_sr_line_places_cannot_be_chosen() -> None:
    state = at("scenario S12")
    assert why_not(state, AI, lay("c-red@20:20")) == "sp-refused-no-places"
    assert offered(state, AI) == {"line-up", "ask-rule"}
    assert why_not(state, AI, line("c-red c-red")) == "sp-refused-token-twice"
    assert why_not(state, AI, line("n-1")) == "sp-refused-token-gone"


def test_sr_line_the_longest_row_fits_with_room_between() -> None:
    rules = "tokens C K R N, per-round 9, rules SR-LINE SR-NOISE SR-CRISISTOKEN"
    row = shown(sent(rules, line(f"{' '.join(PACK.all_tokens[:9])} crisis")), ANN).laid
    assert len(row) == 11
    assert all(lies_inside(token, PACK.width, PACK.height, PACK.token_size) for token in row)
    assert all(there.x - here.x > PACK.token_size for here, there in pairwise(row))
    with pytest.raises(ValueError, match="per_round: sp-scenario-number"):
        at("tokens C K R N, per-round 10, rules SR-LINE")


def test_sr_heap_the_astronauts_see_a_mere_set() -> None:
    one, other = (sent("scenario S21", line(words)) for words in ("n-3 c-red k-round", "k-round n-3 c-red"))
    for viewer in (AI, ANN, None):
        heap = shown(one, viewer)
        assert heap == Shown(1, heap=tuple(token.id for token in one.messages[0].tokens))
        assert set(heap.heap) == {"c-red", "k-round", "n-3"}
    assert one == other, "in which order the AI took them makes no difference"


def test_sr_heap_the_table_shuffles_it_at_the_reveal() -> None:
    words = "c-red k-round n-3"
    drawn = {sent(f"scenario S21, seed {seed}", line(words)).messages[0].tokens for seed in range(60)}
    assert len({tuple(token.id for token in tokens) for tokens in drawn}) == 6
    noisy = sent("scenario S21, rules SR-HEAP SR-NOISE", line(words)).messages[0]
    assert len(noisy.tokens) == 4


def test_sr_heap_no_order_and_no_place_is_sent_or_kept() -> None:
    state = at("scenario S21, draft c-red k-round")
    assert why_not(state, AI, lay("c-red@20:20")) == "sp-refused-no-places"
    (event,) = told(state, AI, Reveal(), ANN)
    assert isinstance(event, Revealed)
    assert (event.message.laid, set(event.message.heap)) == ((), {"c-red", "k-round"})
    draft = seen(after(state, (AI, line("k-round c-red"))), AI).draft
    assert draft is not None
    assert draft.heap == ("c-red", "k-round")


def test_sr_cool_a_used_token_rests_for_a_round() -> None:
    state = end_phase(sent("scenario S13", lay("c-red n-3")))
    assert (state.cooling, seen(state, ANN).cooling) == (("c-red", "n-3"), ("c-red", "n-3"))
    assert why_not(state, AI, lay("c-red")) == "sp-refused-token-gone"
    later = end_phase(after(state, (AI, lay("c-blue")), (AI, Reveal())))
    assert later.cooling == ("c-blue",)
    assert after(later, (AI, lay("c-red n-3"))).draft


def test_sr_cool_noise_cools_too_for_else_it_would_be_known() -> None:
    state = end_phase(sent("rules SR-COOL SR-NOISE, tokens C K R", lay("c-red")))
    assert len(state.cooling) == 2
    assert set(state.cooling) == {token.id for token in state.messages[0].tokens}


def test_sr_jam_each_round_some_random_tokens_are_disabled_and_all_see_which() -> None:
    jams = set()
    for seed in range(30):
        state = after(at(f"scenario S14, phase card, seed {seed}"), (AI, TurnCard(0)))
        jams.add(state.jammed)
        assert len(set(state.jammed)) == 5
        assert set(state.jammed) <= set(PACK.tokens_of(state.scenario))
        assert {seen(state, viewer).jammed for viewer in (AI, ANN, None)} == {state.jammed}
    assert len(jams) == 30
    later = end_phase(after(state, (AI, lay(next(iter(free(state))))), (AI, Reveal())))
    assert later.jammed != state.jammed


def free(state: State) -> list[str]:
    return [token for token in PACK.tokens_of(state.scenario) if token not in state.jammed]


def test_sr_jam_jammed_tokens_cannot_be_laid() -> None:
    state = at("scenario S14, jammed c-red ok n-1 n-2 n-3")
    assert why_not(state, AI, lay("c-red")) == "sp-refused-token-gone"
    assert after(state, (AI, lay("c-blue"))).draft
    news = told(at("scenario S14, phase crew, ready 1"), BEN, Ready())
    assert isinstance(news[-1], RoundBegan)
    assert len(news[-1].jammed) == 5


def test_sr_flip_the_astronauts_see_the_message_turned_half_round() -> None:
    state = sent("scenario S16", lay("c-red@40:30:20 arrow@100:150:200"))
    assert shown(state, AI).laid == (Laid("c-red", 400, 300, 20), Laid("arrow", 1000, 1500, 200))
    turned = (Laid("c-red", 2600, 1700, 200), Laid("arrow", 2000, 500, 20))
    assert shown(state, ANN).laid == shown(state, None).laid == turned
    assert seen(state, AI).rooms == seen(state, ANN).rooms


def test_sr_flip_the_reveal_tells_each_side_its_own() -> None:
    state = at("scenario S16, draft c-red@40:30:20")
    (mine,), (theirs,) = told(state, AI, Reveal(), AI), told(state, AI, Reveal(), ANN)
    assert isinstance(mine, Revealed)
    assert isinstance(theirs, Revealed)
    assert (mine.message.laid[0].x, theirs.message.laid[0].x) == (400, 2600)


def test_sr_fade_the_message_is_gone_after_so_many_seconds() -> None:
    state = step(at("scenario S20, draft c-red"), AI, Reveal(), now=5_000).state
    assert GAME.due(state) == seen(state, ANN).fades_at == 25_000
    assert shown(state, ANN).laid
    faded = GAME.tick(state, 25_000)
    assert [told.event for told in faded.events] == [Faded(1)]
    for viewer in (ANN, BEN, None):
        assert (seen(faded.state, viewer).message, seen(faded.state, viewer).faded) == (None, True)
    assert shown(faded.state, AI).laid
    assert GAME.due(faded.state) is None


def test_sr_fade_ends_with_the_phase_and_begins_anew() -> None:
    state = end_phase(sent("scenario S20", lay("c-red")))
    assert (GAME.due(state), state.faded) == (None, False)
    again = end_phase(at("scenario S20, phase crew, faded"))
    assert (again.faded, seen(again, ANN).faded) == (False, False)


def test_sr_fade_switches_the_log_off_until_the_end() -> None:
    state = at("scenario S20, message-log, round 2, sent c-red, sent c-blue")
    assert seen(state, ANN).log == ()
    assert len(seen(at("scenario S20, message-log, phase over, sent c-red, faded"), ANN).log) == 1


def test_sr_noise_one_unused_token_is_slipped_in_anywhere() -> None:
    added, places = set(), set()
    for seed in range(60):
        state = sent(f"scenario S23, seed {seed}", lay("c-red@150:100 ok@200:100"))
        message = state.messages[0]
        assert message.noise is not None
        (noise,) = [token for token in message.tokens if token.id == message.noise]
        assert [token.id for token in message.tokens if token != noise] == ["c-red", "ok"]
        assert lies_inside(noise, PACK.width, PACK.height, PACK.token_size)
        added.add(noise.id)
        places.add((noise.x, noise.y, noise.rotation, message.tokens.index(noise)))
    assert len(places) == 60
    assert len(added) > 8
    assert added <= set(PACK.tokens_of(state.scenario)) - {"c-red", "ok"}


def test_sr_noise_only_the_ai_knows_which_until_the_end() -> None:
    state = sent("scenario S23", lay("c-red"))
    noise = state.messages[0].noise
    assert [shown(state, viewer).noise for viewer in (AI, ANN, None)] == [noise, None, None]
    (mine,), (theirs,) = (told(at("scenario S23, draft c-red"), AI, Reveal(), viewer) for viewer in (AI, ANN))
    assert isinstance(mine, Revealed)
    assert isinstance(theirs, Revealed)
    assert (mine.message.noise, theirs.message.noise) == (noise, None)
    over = at("scenario S23, phase over, sent c-red ok noise:ok")
    assert [one.noise for one in seen(over, ANN).log] == ["ok"]


def test_sr_noise_in_a_row_it_may_stand_anywhere() -> None:
    rows = {
        tuple(token.id == state.messages[0].noise for token in state.messages[0].tokens)
        for state in (sent(f"rules SR-LINE SR-NOISE, seed {n}", line("c-red c-blue")) for n in range(30))
    }
    assert rows == {(True, False, False), (False, True, False), (False, False, True)}


def test_sr_exact_asks_for_the_very_number() -> None:
    state = at("rules SR-EXACT, per-round 3")
    for words in ("c-red", "c-red c-blue"):
        draft = after(state, (AI, lay(words)))
        assert why_not(draft, AI, Reveal()) == "sp-refused-exact"
        assert "reveal" not in offered(draft, AI)
    assert after(state, (AI, lay("c-red c-blue c-white")), (AI, Reveal())).phase == "crew"
    assert why_not(state, AI, lay("c-red c-blue c-white c-black")) == "sp-refused-too-many-tokens"


TOKEN = "scenario S28, per-round 2, special-rooms 0, rules SR-CRISISTOKEN"


def test_sr_crisistoken_comes_once_above_the_limit() -> None:
    state = sent(TOKEN, lay("c-red c-blue crisis"))
    assert len(state.messages[0].tokens) == 3
    assert state.crisis_token_used
    assert [seen(state, viewer).crisis_token for viewer in (AI, ANN)] == ["used", "used"]
    again = end_phase(state)
    assert why_not(again, AI, lay("c-red crisis")) == "sp-refused-token-gone"
    later = end_phase(after(again, (AI, lay("c-red")), (AI, Reveal())))
    assert why_not(later, AI, lay("c-red crisis")) == "sp-refused-token-gone"
    assert seen(at(TOKEN), AI).crisis_token == "ready"
    assert seen(at(""), AI).crisis_token == "no"


def test_sr_crisistoken_counts_for_nothing_else() -> None:
    """SP-H13: it is no message of its own, fills no number, and rests in no round."""
    assert why_not(after(at(TOKEN), (AI, lay("crisis"))), AI, Reveal()) == "sp-refused-lay-first"
    exact = after(at(f"{TOKEN} SR-EXACT"), (AI, lay("c-red crisis")))
    assert why_not(exact, AI, Reveal()) == "sp-refused-exact"
    cooled = end_phase(sent(f"{TOKEN} SR-COOL", lay("c-red crisis")))
    assert cooled.cooling == ("c-red",)


def test_sr_crisistoken_a_draft_does_not_use_it_up() -> None:
    state = after(at(TOKEN), (AI, lay("c-red crisis")), (AI, lay("c-red")))
    assert not state.crisis_token_used
    assert encode(seen(state, ANN)) == encode(seen(at(TOKEN), ANN))


def test_a_refusal_is_a_sentence() -> None:
    result = GAME.apply(at(""), Seat(AI), Reveal(), 0)
    assert not isinstance(result, Step)
    assert isinstance(result.reason, Message)
    assert result.reason.args == {"most": 5}
