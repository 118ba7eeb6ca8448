/** A scenario in the making: kept in this browser, checked by the server after every change. */
import type { RuleChoice, Scenario } from "../../../generated/space-puzzle";
import type { Fault } from "../../../generated/wire";
import { checkDraft } from "../../../lib/table/api";
import { recall, remember } from "../../../lib/page/storage";
import { complain } from "../../../lib/page/toast.svelte";
import { readRule } from "../book";

export const GAME = "space_puzzle";
const KEPT = `draft.${GAME}`;
const REST_MS = 200;

export const FIRST: Scenario = {
  id: "own",
  name: "",
  tokens: ["C", "K", "R"],
  per_round: 5,
  actions: 3,
  rounds: 6,
  dice: false,
  special_rooms: 0,
  rules: [],
  tier: "own",
};

export function keepDraft(scenario: Scenario): void {
  remember(KEPT, { ...scenario, id: "own", tier: "own" });
}

export class Draft {
  scenario = $state.raw<Scenario>({ ...FIRST, ...recall<Partial<Scenario>>(KEPT, {}) });
  faults = $state.raw<readonly Fault[]>([]);
  /** The scenario as a file; empty until the server has seen it as it is now. */
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly playable = $derived.by(() => this.text !== "" && this.faults.length === 0);

  faultsOf(field: keyof Scenario): Fault[] {
    return this.faults.filter((fault) => fault.field === field);
  }

  change(changes: Partial<Scenario>): void {
    this.scenario = { ...this.scenario, ...changes, id: "own", tier: "own" };
    keepDraft(this.scenario);
    this.text = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), REST_MS);
  }

  async check(): Promise<void> {
    const seen = this.scenario;
    try {
      const { text, faults } = await checkDraft(GAME, seen);
      if (seen === this.scenario) Object.assign(this, { text, faults });
    } catch (reason) {
      complain(reason);
    }
  }

  toggleTokens(code: string, order: readonly string[]): void {
    const wanted = new Set(this.scenario.tokens);
    if (!wanted.delete(code)) wanted.add(code);
    this.change({ tokens: order.filter((one) => wanted.has(one)) });
  }

  /** The value in a rule's brackets; undefined when the rule is not used. */
  ruleValue(name: string): string | undefined {
    return this.scenario.rules.map(readRule).find((rule) => rule.name === name)?.value;
  }

  /** Uses a rule with this value, or, with undefined, no longer. */
  setRule(name: string, value: string | undefined, order: readonly RuleChoice[]): void {
    const used = new Map(this.scenario.rules.map((code) => [readRule(code).name, code]));
    if (value === undefined) used.delete(name);
    else used.set(name, value === "" ? name : `${name}(${value})`);
    this.change({ rules: order.flatMap(({ code }) => used.get(code) ?? []) });
  }
}
