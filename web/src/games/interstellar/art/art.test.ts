import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import pack from "../../../../../src/heliograph/games/interstellar/box/pack.json";
import type { Token } from "../../../generated/interstellar";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { View } from "../terms";
import Cubes from "./Cubes.svelte";
import { cubesWords, runs } from "./cubes";
import Mark from "./Mark.svelte";
import { HALL, playerAt } from "./players";
import Reward from "./Reward.svelte";
import { readReward, rewardWords } from "./rewards";
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
  test("are read as the rules write them", () => {
    const [leader, two] = readReward("leader 2V");
    expect([leader?.kind, two?.kind, two?.amount]).toEqual(["leader", "prestige", 2]);
    expect(readReward("upto3x2")[0]).toMatchObject({ kind: "refill", amount: 3, least: 0, most: 2 });
    expect(readReward("raise2")[0]).toMatchObject({ kind: "refill", amount: 2, least: 1, most: 1 });
    expect(readReward("choose-RYG")[0]).toMatchObject({ kind: "choose", cubes: "RYG" });
    expect(readReward("")).toEqual([]);
  });

  test("every one that is printed has words", () => {
    const boards = Object.values(pack.leader_boards.value).flatMap((board) => Object.values(board).flat());
    const passes = Object.values(pack.unique_pass_tokens.value).flatMap(({ action, salvation }) => [
      ...action,
      ...salvation,
    ]);
    for (const reward of [
      ...pack.government.value.flat(),
      ...Object.values(pack.leaders.value).flat(),
      ...boards,
      ...passes,
    ]) {
      expect(rewardWords(reward), reward).not.toMatch(/si-|undefined|NaN|\{/);
    }
  });

  test("are read out", () => {
    render(Reward, { reward: "2p 1F" });
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

  test("say what sets their action apart", () => {
    expect(actionWords(token("free-travel").action)).toBe("Travel, without Fuel");
    expect(actionWords(token("tank").action)).toBe("8 Fuel");
    expect(actionWords(token("any-production").action)).toBe("Production Anywhere");
  });

  test("say what their Salvation side allows", () => {
    expect(salvationWords(token("travel").salvation)).toBe(
      "any action; 1 Prestige Point more for: send a Representative",
    );
    expect(salvationWords(token("cheap-travel").salvation)).toBe("only: build a Mechanism, up to 2 times");
    expect(salvationWords(token("herald").salvation)).toBe("any action; afterwards 2 Prestige Points");
    expect(salvationWords(token("earth").salvation)).toBe("put away");
  });

  test("each says something on both sides", () => {
    for (const { id } of [...pack.tokens.value, ...pack.extra_tokens.value]) {
      const { action, salvation } = token(id);
      expect(`${actionWords(action)} ${salvationWords(salvation)}`, id).not.toMatch(/si-|undefined|\{/);
      expect(salvationWords(salvation), id).not.toBe("");
    }
  });

  test("of a planet are named after it", () => {
    expect(tokenName("pp-mars")).toBe("Planetary Production (Mars)");
  });
});
