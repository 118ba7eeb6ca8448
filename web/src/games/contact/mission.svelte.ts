/** The state of one player's screen: the table's view, its offers, and plans that stay in the browser. */
import type { View } from "../../generated/contact";
import type { Message, Offer } from "../../generated/wire";
import type { TableStore } from "../../lib/table/table.svelte";
import { complain } from "../../lib/page/toast.svelte";
import { emptyDraft, inTheWay, isComplete, lastStop, nextStops, pick, sameStops, type Draft } from "./board/draft";
import { routeLines, type Line } from "./board/lines";
import { Scenes } from "./drama/scenes.svelte";
import { Told, wayOf } from "./drama/told.svelte";

export type Role = "source" | "guesser" | "crew" | "watcher";

/** An action that waits for a second word (CT-H10, CT-40). */
export interface Question {
  text: Message;
  action: object;
}

export class Mission {
  readonly table: TableStore;
  pointed = $state<string | null>(null);
  /** Stands in for a pointer in the tutorial. */
  example = $state<string | null>(null);
  /** A lesson's text has to be read first: then its button is highlighted. */
  reading = $state(false);
  /** Whether the free ways from the chip in focus are drawn. */
  showWays = $state(false);
  question = $state.raw<Question | null>(null);
  /** Whether picking lays out a way in thought instead of pointing. */
  thinking = $state(false);
  readonly scenes = new Scenes();
  readonly told = new Told();
  #thought = $state.raw<Draft & { moment: string }>({ ...emptyDraft("", ""), moment: "" });
  #draft = $state.raw<(Draft & { round: number }) | null>(null);
  #chosen = $state.raw<{ chip: string; moment: string } | null>(null);
  #blocked = $state.raw<{ from: string; to: string } | null>(null);

  constructor(table: TableStore) {
    this.table = table;
  }

  readonly view = $derived.by(() => this.scenes.view ?? (this.table.view as View));
  readonly offers = $derived.by(() => (this.scenes.view ? [] : (this.table.prompt?.offers ?? [])));

  /** How the next step on the table looks. */
  readonly mainStep = $derived.by((): "primary" | "plain" => (this.reading ? "plain" : "primary"));

  readonly role: Role = $derived.by(() => {
    const { me, source, guesser } = this.view;
    if (me === null) return "watcher";
    if (me === source) return "source";
    return me === guesser ? "guesser" : "crew";
  });

  offer(action: string): Offer | undefined {
    return this.offers.find((offer) => offer.action === action);
  }

  act(action: object): Promise<void> {
    return this.table.act(action).catch(complain);
  }

  /** Asks first where the rules want it asked. */
  propose(action: object, confirm: Message | null | undefined): void {
    if (confirm) this.question = { text: confirm, action };
    else void this.act(action);
  }

  // The Source's route

  readonly planning = $derived.by(() => this.role === "source" && this.view.phase === "transmit" && !this.scenes.view);
  readonly guided = $derived.by(() => this.view.setup.route === "guided");

  readonly draft: Draft = $derived.by(() => {
    const { rocket, target, round } = this.view;
    const kept = this.#draft;
    if (kept && kept.round === round && kept.start === rocket && kept.end === target) return kept;
    return emptyDraft(rocket, target ?? "");
  });

  /** Guided mode: the route on the table is the one the server has checked. */
  readonly planned = $derived.by(() => sameStops(this.draft.stops, this.view.plan));
  readonly nextStops = $derived.by(() => new Set(this.planning ? nextStops(this.draft, this.view.layout.links) : []));

  clearDraft(): void {
    this.#draft = null;
    this.#blocked = null;
  }

  confirmPlan(): void {
    if (isComplete(this.draft)) void this.act({ type: "plan-route", route: this.draft.stops });
  }

  #step(chip: string): void {
    const { draft, how } = pick(this.draft, chip, this.view.layout.links);
    this.#draft = { ...draft, round: this.view.round };
    this.#blocked = how === "blocked" ? { from: lastStop(draft), to: chip } : null;
    if (how === "added" && this.guided) this.confirmPlan();
  }

  /** Why a way is not free: the one just tried, else the one pointed at. */
  readonly blocked = $derived.by(() => {
    if (!this.planning || isComplete(this.draft)) return null;
    const from = lastStop(this.draft);
    const to = this.#blocked?.from === from ? this.#blocked.to : (this.pointed ?? this.example);
    if (!to || to === from || this.nextStops.has(to) || this.draft.stops.includes(to) || to === this.draft.start)
      return null;
    return { from, to, chips: inTheWay(this.view.obstacles, from, to), tried: this.#blocked?.to === to };
  });

  // The Crew's thoughts, as one has them with the eyes at a table: they stay in this browser

  /** Whether there is a signal to think about. */
  readonly mayThink = $derived.by(() => {
    const { phase, transmissions } = this.view;
    const signal = phase === "guess" || (phase === "transmit" && transmissions.length > 0);
    return this.role !== "source" && signal && !this.scenes.view;
  });

  readonly thought: Draft = $derived.by(() => {
    const { rocket, round } = this.view;
    return this.#thought.moment === [round, rocket].join() ? this.#thought : emptyDraft(rocket, "");
  });

  forget(): void {
    this.#thought = { ...emptyDraft("", ""), moment: "" };
  }

  #think(chip: string): void {
    const { rocket, round, layout } = this.view;
    this.#thought = { ...pick(this.thought, chip, layout.links).draft, moment: [round, rocket].join() };
  }

  // Pointing

  readonly chosen = $derived.by(() => (this.#chosen?.moment === this.#moment() ? this.#chosen.chip : null));

  #moment(): string {
    const { phase, round, guesses, rocket } = this.view;
    return [phase, round, guesses.length, rocket].join();
  }

  readonly enabled = $derived.by((): ReadonlySet<string> => {
    if (this.planning || (this.mayThink && this.thinking)) return new Set(this.view.layout.chips.map(({ id }) => id));
    return new Set(
      this.offers.filter(({ action }) => action === "guess" || action === "place-rocket").flatMap(chipsOf),
    );
  });

  /** A chip was picked on the table; says whether it now waits to be confirmed. */
  pick(chip: string): boolean {
    if (this.planning) this.#step(chip);
    else if (this.mayThink && this.thinking) this.#think(chip);
    else if (this.enabled.has(chip)) {
      this.#chosen = { chip, moment: this.#moment() };
      return true;
    }
    return false;
  }

  confirmChosen(): void {
    const chip = this.chosen;
    const offer = this.offers.find((offer) => chip !== null && chipsOf(offer).includes(chip));
    if (!chip || !offer) return;
    const sure = offer.fields?.sure;
    const action = { type: offer.action, chip, ...(sure?.type === "fixed" && { sure: sure.value }) };
    this.propose(action, offer.confirm);
  }

  // Drawn on the table

  readonly lines: Line[] = $derived.by(() => {
    const { layout, phase, history, rocket, transmissions } = this.view;
    if (this.planning) return this.#planLines();
    const from = this.pointed ?? rocket;
    const ways = this.showWays ? (layout.links[from] ?? []).map((to): Line => ({ from, to, kind: "option" })) : [];
    if (this.mayThink) ways.push(...this.#thoughtLines());
    const lookingBack = phase === "ready" || phase === "over" || (this.role !== "source" && transmissions.length === 0);
    return lookingBack ? [...ways, ...this.#revealed(history.at(-1))] : ways;
  });

  #thoughtLines(): Line[] {
    const from = lastStop(this.thought);
    const next = this.thinking ? nextStops(this.thought, this.view.layout.links) : [];
    const options = next.map((to): Line => ({ from, to, kind: "option" }));
    return [...options, ...routeLines(this.thought.start, this.thought.stops, "thought")];
  }

  #planLines(): Line[] {
    const { start, stops } = this.draft;
    const from = lastStop(this.draft);
    const options = [...this.nextStops].map((to): Line => ({ from, to, kind: "option" }));
    const blocked: Line[] = this.blocked ? [{ from, to: this.blocked.to, kind: "blocked" }] : [];
    return [...options, ...blocked, ...routeLines(start, stops, "route")];
  }

  #revealed(flight: View["history"][number] | undefined): Line[] {
    const way = wayOf(flight, this.told.of(flight));
    return way ? routeLines(way.start, way.route, "meant") : [];
  }
}

function chipsOf(offer: Offer): string[] {
  const chip = offer.fields?.chip;
  return chip?.type === "choice" ? chip.options.map(String) : [];
}
