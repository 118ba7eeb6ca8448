import { describe, expect, test } from "vitest";
import type { Flight } from "../../../generated/contact";
import type { Message, Spoken } from "../../../generated/wire";
import type { TableStore } from "../../../lib/table/table.svelte";
import { Mission } from "../mission.svelte";
import { wayTo } from "./flight";
import { wayTold } from "./told.svelte";

const FREE = {
  round: 2,
  source: 1,
  target: "C",
  transmissions: [{ start: "A", route: null }],
} as unknown as Flight;
const FLEW: Message = {
  id: "says-flew",
  args: {
    flights: 2,
    chip: { id: "chip-C" },
    start: { id: "chip-A" },
    route: [{ id: "chip-B" }, { id: "chip-C" }],
  },
};
const ALIKE: Message = {
  id: "says-flew-alike",
  args: { flew: FLEW, flights: 1, chip: { id: "chip-D" }, route: [{ id: "chip-D" }] },
};
const WAY = { start: "A", route: ["B", "C"] };
const said = (notice: Message, seat = 1): Spoken => ({ seat, text: "", at: 0, notice });

function missionAt(phase: string, history: Flight[]): Mission {
  const view = { me: 0, source: 1, guesser: 0, phase, history, rocket: "C", transmissions: [], layout: { links: {} } };
  return new Mission({ view, prompt: null } as unknown as TableStore);
}

describe("the way a Source says it has flown", () => {
  test("is read from what it says of itself, also where it says what sounds alike", () => {
    expect(wayTold(FREE, said(FLEW))).toEqual(WAY);
    expect(wayTold(FREE, said(ALIKE))).toEqual(WAY);
  });

  test("is nobody else's, and of no other target", () => {
    expect(wayTold(FREE, said(FLEW, 0))).toBeNull();
    expect(wayTold({ ...FREE, target: "D" }, said(FLEW))).toBeNull();
    expect(wayTold(FREE, said({ id: "says-by-length" }))).toBeNull();
    expect(wayTold(undefined, said(FLEW))).toBeNull();
  });

  test("is drawn while the end of the round stays, and never in another round", () => {
    const mission = missionAt("ready", [FREE]);
    expect(mission.lines).toEqual([]);
    mission.told.hear(said(FLEW), mission.view);
    expect(mission.lines).toEqual([
      { from: "A", to: "B", kind: "meant" },
      { from: "B", to: "C", kind: "meant" },
    ]);
    expect(mission.told.of({ ...FREE, round: 5 })).toBeNull();
  });

  test("stands with what others said of the same round, each seat's last word", () => {
    const mission = missionAt("ready", [FREE]);
    const [before, after, ofTheWay] = [said({ id: "says-by-length" }, 0), said({ id: "says-unsure" }, 0), said(FLEW)];
    for (const line of [before, ofTheWay, after]) mission.told.hear(line, mission.view);
    expect(mission.told.about(FREE)).toEqual([ofTheWay, after]);
    expect(mission.told.of(FREE)).toEqual(WAY);
    const next = { ...FREE, round: FREE.round + 1 };
    mission.told.hear(after, { ...mission.view, history: [FREE, next] });
    expect(mission.told.about(next)).toEqual([after]);
    expect(mission.told.about(FREE)).toEqual([]);
  });

  test("is not drawn before the round is over", () => {
    const mission = missionAt("guess", []);
    mission.told.hear(said(FLEW), mission.view);
    expect(mission.lines).toEqual([]);
    expect(mission.told.of(FREE)).toBeNull();
  });

  test("is the way the rocket takes, from the stopover it was put on (CT-42)", () => {
    expect(wayTo(FREE, "A", WAY)).toEqual(["B", "C"]);
    expect(wayTo(FREE, "B", WAY)).toEqual(["C"]);
    expect(wayTo(FREE, "A")).toEqual(["C"]);
  });
});
