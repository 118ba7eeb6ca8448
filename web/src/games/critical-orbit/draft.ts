/** Mercury's board as it was left while nobody could answer: what flows is counted later. */
import type { View } from "../../generated/critical-orbit";
import type { Offer, Tiling } from "../../generated/wire";
import type { Draft } from "../../lib/daily/draft";
import { choices, fixed } from "../../lib/table/offers";
import { cellsAt } from "./mercury/board/geometry";
import { after, type Built, isOutdone, type Step } from "./mercury/building/steps";
import { colourOf } from "./mercury/words";

type Fields = NonNullable<Offer["fields"]>;

export const draft: Draft = {
  tidied: (actions) =>
    (actions as readonly Step[]).reduce<Step[]>(
      (kept, step) => [...(isOutdone(kept.at(-1), step) ? kept.slice(0, -1) : kept), step],
      [],
    ),
  laid: (opening, actions) => {
    const view = opening.view as View;
    const behind = view.mercury!;
    const built = (actions as readonly Step[]).reduce<Built>(after, behind);
    const forms = formsOf(opening.prompt.offers ?? []);
    const offers = (opening.prompt.offers ?? []).flatMap((offer) => offered(offer, built, forms));
    const free = Object.fromEntries(
      Object.entries(behind.valves).map(([colour, count]) => {
        const used = built.covered.filter((stem) => colourOf(stem) === colour).length;
        return [colour, count - used];
      }),
    );
    const laid = { ...view, mercury: { ...behind, ...built, free } };
    return { ...opening, view: laid, prompt: { ...opening.prompt, offers }, may_undo: actions.length > 0 };
  },
  isOver: () => false,
};

function formsOf(offers: readonly Offer[]): ReadonlyMap<string, Tiling> {
  const fields = offers.flatMap((offer): [string, Tiling][] => {
    const field = offer.fields?.spot;
    return field?.type === "tiling" ? [[String(fixed(offer, "tile")), field]] : [];
  });
  return new Map(fields);
}

/** The offers, without those used up meanwhile. */
function offered(offer: Offer, built: Built, forms: ReadonlyMap<string, Tiling>): Offer[] {
  const changed = (name: string, field: Fields[string]): Offer[] => [
    { ...offer, fields: { ...offer.fields, [name]: field } },
  ];
  if (offer.action === "place") {
    const tile = String(fixed(offer, "tile"));
    const others = Object.entries(built.spots).filter(([other]) => other !== tile);
    const taken = others.flatMap(([other, spot]) => cellsAt(forms.get(other)?.forms[spot.rotation] ?? [], spot));
    const field = forms.get(tile);
    return field ? changed("spot", { ...field, taken: taken as [number, number][] }) : [];
  }
  if (offer.action === "shift") {
    const taken = Object.values(built.canisters);
    return changed("place", {
      type: "choice",
      options: choices(offer, "place").filter((place) => !taken.includes(String(place))),
    });
  }
  return [offer];
}
