import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import pack from "../../../../../src/heliograph/games/interstellar/box/pack.json";
import type { Gain, Token } from "../../../generated/interstellar";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { View } from "../terms";
import Cubes from "./Cubes.svelte";
import { cubesWords, runs } from "./cubes";
import Mark from "./Mark.svelte";
import { HALL, playerAt } from "./players";
import Reward from "./Reward.svelte";
import { gainsOf, rewardWords } from "./rewards";
import { actionWords, salvationWords, tokenName } from "./tokens";

beforeAll(async () => {
  await speak("en");
  await need("interstellar");
});

describe("cubes", () => {
  test("are counted from a text or a list, the cheapest first", () => {
    expect(runs("PRR?")).toEqual([
      { colour: "R", count: 2 },
      { colour: "P", count: 1 },
      { colour: "?", count: 1 },
    ]);
    expect(runs([0, 5, 0, 0, 0])).toEqual([{ colour: "Y", count: 5 }]);
  });

  test("are told in words", () => {
    expect(cubesWords("RRG")).toBe("2 red and 1 green");
    expect(cubesWords([0, 0, 0, 0, 0])).toBe("nothing");
    expect(cubesWords("??")).toBe("2 of any colour");
  });

  test("more than three of a colour are one and a number", () => {
    render(Cubes, { text: "RRRRRYY" });
    const all = screen.getByRole("img", { name: "5 red and 2 yellow" });
    expect(all.querySelectorAll("svg")).toHaveLength(3);
    expect(all.querySelector("b")?.textContent).toBe("5");
  });
});

describe("rewards", () => {
  const gain = (kind: Gain["kind"], more: Partial<Gain> = {}): Gain => ({
    ...{ kind, amount: 1, cubes: "", least: 0, most: 0, ...more },
  });

  test("are what the server says that they stand for, whatever is written", () => {
    const printed = { rewards: { "2F": [gain("prestige", { amount: 7 })], "": [] } };
    expect(rewardWords(gainsOf(printed, "2F"))).toBe("7 Prestige Points");
    expect(rewardWords(gainsOf(printed, ""))).toBe("nothing");
    expect(rewardWords(gainsOf(printed, undefined))).toBe("nothing");
  });

  test("each kind has words", () => {
    const kinds: Record<Gain["kind"], Gain[]> = {
      ars: [gain("ars")],
      build: [gain("build")],
      choose: [gain("choose", { cubes: "RYG" })],
      cubes: [gain("cubes", { cubes: "RRY" })],
      drill: [gain("drill", { amount: 2 })],
      extra: [gain("extra")],
      fuel: [gain("fuel", { amount: 3 })],
      "government-probe": [gain("government-probe")],
      leader: [gain("leader")],
      lowest: [gain("lowest", { amount: 2 })],
      other: [gain("other")],
      prestige: [gain("prestige")],
      refill: [gain("refill"), gain("refill", { least: 1, most: 1 }), gain("refill", { most: 2 })],
      reputation: [gain("reputation")],
      save: [gain("save")],
      scientist: [gain("scientist")],
    };
    for (const [kind, gains] of Object.entries(kinds)) {
      expect(rewardWords(gains), kind).not.toMatch(/si-|undefined|NaN|\{/);
    }
    expect(new Set(kinds.refill.map((one) => rewardWords([one]))).size).toBe(3);
  });

  test("are read out", () => {
    render(Reward, { gains: [gain("reputation", { amount: 2 }), gain("fuel")] });
    expect(screen.getByRole("img", { name: "2 Reputation and 1 Fuel" })).toBeTruthy();
  });
});

describe("players", () => {
  test("H.A.L.L. sits last where it plays", () => {
    const view = { hall: {}, corporations: [{}, {}] } as View;
    expect(playerAt(view, 1)).toBe(HALL);
    expect(playerAt({ ...view, hall: null }, 1)).toBe(1);
  });

  test("H.A.L.L. and the Government have marks of their own", () => {
    render(Mark, { player: HALL });
    render(Mark, { player: -1 });
    expect(screen.getByRole("img", { name: "H.A.L.L." })).toBeTruthy();
    expect(screen.getByRole("img", { name: "The World Government" })).toBeTruthy();
  });
});

describe("tokens", () => {
  const plain = {
    kind: "travel",
    free: false,
    discount: 0,
    price_shift: 0,
    colours: 1,
    one_lower: false,
    previous_level: false,
    draw: null,
    reward: "",
  };
  const only = ["government", "mechanism", "population", "probe"];
  const calm = {
    bonus: null,
    only,
    after: "",
    free_probe: false,
    mechanisms: 1,
    population_one_lower: false,
    scientists: 1,
    whole_row: false,
    extra_steps: 0,
    probes: 1,
  };
  const token = (id: string): Token => {
    const { action, salvation } = [...pack.tokens.value, ...pack.extra_tokens.value].find((one) => one.id === id)!;
    return { id, action: { ...plain, ...action }, salvation: salvation && { ...calm, ...salvation } } as Token;
  };

  const some = (kind: Gain["kind"], amount: number): Gain[] => [{ kind, amount, cubes: "", least: 0, most: 0 }];
  const printed = { rewards: { "8F": some("fuel", 8), "2V": some("prestige", 2) } };

  test("say what sets their action apart", () => {
    expect(actionWords(token("free-travel").action, printed)).toBe("Travel, without Fuel");
    expect(actionWords(token("tank").action, printed)).toBe("8 Fuel");
    expect(actionWords(token("any-production").action, printed)).toBe("Production Anywhere");
  });

  test("say what their Salvation side allows", () => {
    expect(salvationWords(token("travel").salvation, printed)).toBe(
      "any action; 1 Prestige Point more for: send a Representative",
    );
    expect(salvationWords(token("cheap-travel").salvation, printed)).toBe("only: build a Mechanism, up to 2 times");
    expect(salvationWords(token("herald").salvation, printed)).toBe("any action; afterwards 2 Prestige Points");
    expect(salvationWords(token("earth").salvation, printed)).toBe("put away");
  });

  test("each says something on both sides", () => {
    for (const { id } of [...pack.tokens.value, ...pack.extra_tokens.value]) {
      const { action, salvation } = token(id);
      expect(`${actionWords(action, printed)} ${salvationWords(salvation, printed)}`, id).not.toMatch(
        /si-|undefined|\{/,
      );
      expect(salvationWords(salvation, printed), id).not.toBe("");
    }
  });

  test("of a planet are named after it", () => {
    expect(tokenName("pp-mars")).toBe("Planetary Production (Mars)");
  });
});
