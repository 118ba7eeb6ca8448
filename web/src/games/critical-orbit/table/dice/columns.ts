/** The three dice as columns, and what each station's row shows under them. */
import type { Desk, Station, View } from "../../terms";

/** `open`: may be left to Mercury; `held`: the AI card keeps it (MC-63); then who has got it; `spent`: last turn's. */
type DieState = "open" | "held" | "kept" | "left" | "spent";

export interface DieColumn {
  value: number;
  state: DieState;
}

export function columnsOf(view: Pick<View, "dice" | "kept" | "may_leave" | "phase">): DieColumn[] {
  const left = view.phase === "enter" ? leftColumn(view.dice, view.kept) : -1;
  return view.dice.map((value, column) => {
    if (view.phase === "choose") return { value, state: view.may_leave.includes(value) ? "open" : "held" };
    if (view.phase !== "enter") return { value, state: "spent" };
    return { value, state: column === left ? "left" : "kept" };
  });
}

/** Which of the dice is not among those kept. */
function leftColumn(dice: readonly number[], kept: readonly number[]): number {
  const rest = [...kept];
  return dice.findIndex((value) => {
    const at = rest.indexOf(value);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

/** Which of the kept values a station has still to enter, column by column. */
export function entriesOf(columns: readonly DieColumn[], desk: Pick<Desk, "left">): ("due" | "done" | "none")[] {
  const left = [...desk.left];
  return columns.map(({ value, state }) => {
    if (state !== "kept") return "none";
    const at = left.indexOf(value);
    if (at < 0) return "done";
    left.splice(at, 1);
    return "due";
  });
}

/** The column a wish is about; of two equal dice the first. */
export function wishColumn(columns: readonly DieColumn[], leave: number): number {
  return columns.findIndex(({ value }) => value === leave);
}

/** What all of these stations would leave, where they agree. */
export function commonWish(wants: View["wants"], stations: readonly Station[]): number | undefined {
  const wishes = new Set(stations.map((station) => wants[station]?.leave));
  return wishes.size === 1 ? [...wishes][0] : undefined;
}
