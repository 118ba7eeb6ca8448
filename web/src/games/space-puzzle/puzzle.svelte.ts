/** The state of one player's screen: the table's view, its offers, and the piece in hand. */
import type { Message, Offer } from "../../generated/wire";
import type { Action, MovePawn, PutMarker, View } from "../../generated/space-puzzle";
import { choices, fixed } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/table.svelte";
import { complain } from "../../lib/page/toast.svelte";
import { Drafting } from "./surface/drafting.svelte";

export type Role = "ai" | "astronaut" | "watcher";
export type Colour = MovePawn["pawn"];
export type Section = PutMarker["section"];
export type Key = Exclude<Section, "off">;
export type About = "location" | "die";

/** A pawn or a Color marker that was picked up and waits for its place. */
export type InHand = { kind: "pawn" | "marker"; colour: Colour };

/** An action that waits for a second word. */
export interface Question {
  text: Message;
  action: Action;
}

export class Puzzle {
  readonly table: TableStore;
  readonly drafting: Drafting;
  question = $state.raw<Question | null>(null);
  #held = $state.raw<InHand | null>(null);
  #acting = Promise.resolve();

  constructor(table: TableStore) {
    this.table = table;
    this.drafting = new Drafting(this);
  }

  readonly view = $derived.by(() => this.table.view as View);
  readonly offers = $derived.by((): Offer[] => this.table.prompt?.offers ?? []);

  readonly role: Role = $derived.by(() => {
    const { me, ai } = this.view;
    if (me === null) return "watcher";
    return me === ai ? "ai" : "astronaut";
  });

  readonly running = $derived.by(() => this.view.phase !== "debrief" && this.view.phase !== "over");
  readonly astronauts = $derived.by(() =>
    Array.from({ length: this.view.setup.seats }, (_, seat) => seat).filter((seat) => seat !== this.view.ai),
  );

  offer(action: string): Offer | undefined {
    return this.offers.find((offer) => offer.action === action);
  }

  /** One after the other: each step is taken from the position the one before has made. */
  act(action: Action): Promise<void> {
    this.#acting = this.#acting.then(() => this.table.act(action)).catch(complain);
    return this.#acting;
  }

  /** Asks first where the rules want it asked. */
  propose(action: Action, offer: Offer): void {
    if (offer.confirm) this.question = { text: offer.confirm, action };
    else void this.act(action);
  }

  // What is in the hand

  /** A piece that could go nowhere is put back. */
  readonly held = $derived.by((): InHand | null => {
    const held = this.#held;
    if (!held) return null;
    const some = held.kind === "pawn" ? this.canHandle(held.colour) : this.sectionsFor(held.colour).size > 0;
    return some ? held : null;
  });
  readonly heldPawn = $derived.by(() => (this.held?.kind === "pawn" ? this.held.colour : null));
  readonly heldMarker = $derived.by(() => (this.held?.kind === "marker" ? this.held.colour : null));

  pickUp(held: InHand | null): void {
    const again = held && this.held?.kind === held.kind && this.held.colour === held.colour;
    this.#held = again ? null : held;
  }

  // The map

  /** Rooms this pawn may go to now (SP-34, SP-35). */
  cellsFor(pawn: Colour): ReadonlySet<string> {
    return new Set(this.#about("pawn", pawn, "move", "enter").flatMap((offer) => choices(offer, "cell").map(String)));
  }

  readonly openCells = $derived.by((): ReadonlySet<string> =>
    this.heldPawn ? this.cellsFor(this.heldPawn) : new Set(),
  );

  canRemove(pawn: Colour): boolean {
    return this.#about("pawn", pawn, "remove").length > 0;
  }

  dieValues(pawn: Colour): ReadonlySet<number> {
    return new Set(this.#about("pawn", pawn, "set-die").flatMap((offer) => choices(offer, "value").map(Number)));
  }

  canHandle(pawn: Colour): boolean {
    return this.#about("pawn", pawn, "move", "enter", "remove", "set-die").length > 0;
  }

  async sendPawn(pawn: Colour, cell: string): Promise<void> {
    const fits = (offer: Offer): boolean => choices(offer, "cell").includes(cell);
    const offer = this.#about("pawn", pawn, "move", "enter").find(fits);
    if (!offer) return;
    this.#held = null;
    await this.act({ type: offer.action === "enter" ? "enter" : "move", pawn, cell });
  }

  async removePawn(pawn: Colour): Promise<void> {
    if (!this.canRemove(pawn)) return;
    this.#held = null;
    await this.act({ type: "remove", pawn });
  }

  setDie(pawn: Colour, value: number): void {
    if (this.dieValues(pawn).has(value)) void this.act({ type: "set-die", pawn, value });
  }

  // The panel

  sectionsFor(colour: Colour): ReadonlySet<Section> {
    return new Set(
      this.#about("colour", colour, "put-marker").flatMap((offer) => choices(offer, "section") as Section[]),
    );
  }

  async putMarker(colour: Colour, section: Section): Promise<void> {
    if (!this.sectionsFor(colour).has(section)) return;
    this.#held = null;
    await this.act({ type: "put-marker", colour, section });
  }

  canFlip(colour: Colour): boolean {
    return this.#about("colour", colour, "flip-marker").length > 0;
  }

  flipMarker(colour: Colour): void {
    const sure = this.view.markers[colour]?.sure ?? false;
    if (this.canFlip(colour)) void this.act({ type: "flip-marker", colour, sure: !sure });
  }

  canMark(section: Key, about: About): boolean {
    return this.#about("section", section, "mark").some((offer) => fixed(offer, "about") === about);
  }

  mark(section: Key, about: About): void {
    const sure = !(this.view.marks[section]?.[about] ?? false);
    if (this.canMark(section, about)) void this.act({ type: "mark", section, about, sure });
  }

  #about(field: string, value: string, ...actions: string[]): Offer[] {
    return this.offers.filter((offer) => actions.includes(offer.action) && fixed(offer, field) === value);
  }
}
