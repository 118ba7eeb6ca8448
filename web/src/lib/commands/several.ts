/** Answers that are lists: a selection in an order of one's own, or a walk from spot to spot. */
import type { Path, Selection } from "../../generated/wire";

export interface Chain {
  answer: string[];
  /** What may stand at each place, and at the one after the last if it may go on. */
  steps: string[][];
  enough: boolean;
}

/** As much of a wish as is possible, and how it may go on. */
export function chain(field: Selection | Path, wish: readonly string[]): Chain {
  const after = (before: readonly string[]): string[] =>
    field.type === "path" ? onward(field, before) : unused(field, before);
  const answer: string[] = [];
  const steps = [after(answer)];
  for (const item of wish) {
    if (!steps.at(-1)?.includes(item)) break;
    answer.push(item);
    steps.push(after(answer));
  }
  const enough = field.type === "path" ? answer.at(-1) === field.end : counted(field, answer) >= field.fewest;
  return { answer, steps: steps.filter((options) => options.length > 0), enough };
}

function counted({ free = [] }: Selection, chosen: readonly string[]): number {
  return chosen.filter((item) => !free.includes(item)).length;
}

function unused(field: Selection, before: readonly string[]): string[] {
  const free = field.free ?? [];
  const open = counted(field, before) < field.most ? new Set([...field.options, ...free]) : free;
  return [...open].filter((item) => !before.includes(item));
}

/** Only where the end can still be reached without coming twice to the same spot. */
function onward(path: Path, before: readonly string[]): string[] {
  const here = before.at(-1) ?? path.start;
  if (here === path.end) return [];
  const visited = [path.start, ...before];
  return (path.links[here] ?? []).filter((spot) => !visited.includes(spot) && arrives(path, spot, visited));
}

function arrives(path: Path, from: string, visited: readonly string[]): boolean {
  const seen = new Set([...visited, from]);
  const waiting = [from];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (here === path.end) return true;
    for (const spot of path.links[here] ?? []) {
      if (seen.has(spot)) continue;
      seen.add(spot);
      waiting.push(spot);
    }
  }
  return false;
}
