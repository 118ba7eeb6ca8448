/** Both roles as they were recorded, for a device without a network; the learner's own way and rhythm are theirs. */
import type { PlanRoute, Transmit, View } from "../../../generated/contact";
import type { Offer } from "../../../generated/wire";
import { RecordedTable } from "../../../lib/table/recorded.svelte";
import { t } from "../../../lib/words/i18n.svelte";
import { message } from "../../../lib/words/message";

export class FirstFlight extends RecordedTable<View> {
  #route: string[] = [];
  #signal: Required<Pick<Transmit, "holds" | "pauses">> | null = null;

  constructor(positions: unknown) {
    super({ game: "contact", positions, names: [t("default-name"), t("lesson-partner")], later: "lesson-later" });
    this.show(0);
  }

  override async act(action: object): Promise<void> {
    const { type } = action as { type: string };
    if (type === "plan-route") this.#route = (action as PlanRoute).route;
    if (type === "transmit") this.#keep(action as Transmit);
    await super.act(action);
    if (this.hint) throw this.hint;
  }

  protected override offers = (): Offer[] => (this.position.offers ?? []).map((offer) => this.#fitted(offer));

  protected override adapted(view: View): View {
    const plan = view.plan && this.#route;
    const own = { ...this.#signal, route: this.#route };
    const history = view.history.map((flight, index) =>
      index > 0 ? flight : { ...flight, transmissions: flight.transmissions.map((sent) => ({ ...sent, ...own })) },
    );
    return { ...view, plan, history };
  }

  /** A tap for each flight of the learner's route. */
  #keep({ holds, pauses = [] }: Transmit): void {
    if (holds.length !== this.#route.length)
      throw message("refused-hops", { taps: holds.length, hops: this.#route.length });
    this.#signal = { holds, pauses };
  }

  #fitted(offer: Offer): Offer {
    const { holds, pauses } = offer.fields ?? {};
    if (holds?.type !== "rhythm" || pauses?.type !== "rhythm") return offer;
    const hops = this.#route.length;
    return {
      ...offer,
      fields: {
        holds: { ...holds, fewest: hops, most: hops },
        pauses: { ...pauses, fewest: hops - 1, most: hops - 1 },
      },
    };
  }
}
