/** The rewards' small language, read for drawing: `2F`, `1p`, `RRY`, `refill2`, `leader 2V`. */
import { list, t } from "../../../lib/words/i18n.svelte";
import { cubesWords } from "./cubes";

export interface Gain {
  kind:
    | "fuel"
    | "prestige"
    | "reputation"
    | "scientist"
    | "cubes"
    | "choose"
    | "refill"
    | "lowest"
    | "leader"
    | "other"
    | "extra"
    | "drill"
    | "ars"
    | "government-probe"
    | "save"
    | "build";
  amount: number;
  /** Which ones, or which one may choose from. */
  cubes: string;
  /** Levels above the Deposit's own when it is refilled: at least, at most. */
  least: number;
  most: number;
}

const COUNTED = { F: "fuel", V: "prestige", p: "reputation", S: "scientist" } as const;
const WORDS: Record<string, Gain["kind"]> = {
  leader: "leader",
  other: "other",
  X: "extra",
  gp: "government-probe",
  sv: "save",
  bm: "build",
};

export function readReward(text: string): Gain[] {
  return text.split(" ").filter(Boolean).map(read);
}

function gain(kind: Gain["kind"], more: Partial<Gain> = {}): Gain {
  return { kind, amount: 1, cubes: "", least: 0, most: 0, ...more };
}

function read(word: string): Gain {
  if (word in WORDS) return gain(WORDS[word]!);
  if (/^[RYGBP]+$/.test(word)) return gain("cubes", { cubes: word });
  if (word.startsWith("choose-")) return gain("choose", { cubes: word.slice("choose-".length) });
  const [, first = "", letters = "", second = ""] = /^(\d*)([A-Za-z]+)([\dx]*)$/.exec(word) ?? [];
  if (first) return gain(COUNTED[letters as keyof typeof COUNTED], { amount: Number(first) });
  const [amount = 1, most = 0] = second.split("x").map(Number);
  if (letters === "raise") return gain("refill", { amount, least: 1, most: 1 });
  if (letters === "upto") return gain("refill", { amount, most });
  return gain(letters as Gain["kind"], { amount });
}

export function rewardWords(reward: string): string {
  const words = readReward(reward).map(gainWords);
  return words.length ? list(words) : t("si-nothing");
}

function gainWords({ kind, amount, cubes, least, most }: Gain): string {
  if (kind === "cubes") return t("si-gain-cubes", { cubes: cubesWords(cubes) });
  if (kind === "choose") return t("si-gain-choose", { cubes: cubesWords(cubes) });
  if (least > 0) return t("si-gain-raise", { amount });
  if (most > 0) return t("si-gain-up-to", { amount, higher: most });
  return t(`si-gain-${kind}`, { amount });
}
