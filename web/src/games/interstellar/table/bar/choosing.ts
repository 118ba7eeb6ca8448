/** What is chosen beside the boards: small choices, sorted into groups that belong together. */
import type { Kind } from "../../bridge.svelte";
import type { Action } from "../../terms";

/** What belongs together: the cubes of one Drill, the Deposits on one planet. */
export interface Group {
  kind: Kind;
  /** Which Drill, which planet; nothing where the kind says it all. */
  about: string;
  options: Action[];
}

/** Done where it lies: on a board or on one's own mat. */
const ELSEWHERE: ReadonlySet<Kind> = new Set<Kind>([
  "play",
  "repeat",
  "research",
  "put-wormhole",
  "fly",
  "sell",
  "buy",
  "send",
  "rise",
  "build",
  "save",
  "save-family",
  "advance",
  "take-step",
  "take-extra",
]);
/** Ends something; always in the same place. */
const ENDINGS: ReadonlySet<Kind> = new Set<Kind>(["done", "pass"]);

export function groupsOf(actions: readonly Action[]): Group[] {
  const groups: Group[] = [];
  for (const action of actions) {
    if (ELSEWHERE.has(action.type) || ENDINGS.has(action.type)) continue;
    const about = aboutOf(action);
    const known = groups.find((group) => group.kind === action.type && group.about === about);
    if (known) known.options.push(action);
    else groups.push({ kind: action.type, about, options: [action] });
  }
  return groups.map((group) => ({ ...group, options: worthShowing(group.options) }));
}

function aboutOf(action: Action): string {
  switch (action.type) {
    case "use":
      return action.what;
    case "refill":
    case "from-storage":
      return action.planet;
    case "spoil":
      return action.pay;
    default:
      return "";
  }
}

/** Drills and ARS move cube by cube: one of each colour, and as many as there can be, are enough to choose from. */
function worthShowing(options: Action[]): Action[] {
  const moved = options.map((option) =>
    option.type === "use" && BY_THE_CUBE.has(option.what) ? option.cubes.length : 0,
  );
  const most = Math.max(...moved);
  if (most < 2) return options;
  const [single, all] = [1, most].map((size) => options.filter((_, index) => moved[index] === size));
  return [...(all ?? []), ...(single ?? [])];
}
const BY_THE_CUBE: ReadonlySet<string> = new Set(["drill", "ars"]);
