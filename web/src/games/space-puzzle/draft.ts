/** Pawns as they were put while nobody could answer. */
import type { View } from "../../generated/space-puzzle";
import type { Offer } from "../../generated/wire";
import type { Draft } from "../../lib/daily/draft";
import { choices, fixed } from "../../lib/table/offers";

type Step = { type: string; pawn?: string; cell?: string };

export const draft: Draft = {
  tidied: (actions) => {
    const put = [...rooms(actions)].map(([pawn, cell]) => ({ type: "enter", pawn, cell }));
    return draft.isOver(actions) ? [...put, { type: "declare" }] : put;
  },
  laid: (opening, actions) => {
    const stand = rooms(actions);
    const view = opening.view as View;
    const offers = (opening.prompt.offers ?? []).flatMap((offer) => offered(offer, stand));
    const laid = { ...view, pawns: Object.fromEntries(stand), actions_left: (view.actions_left ?? 0) - stand.size };
    return { ...opening, view: laid, prompt: { ...opening.prompt, offers }, may_undo: stand.size > 0 };
  },
  isOver: (actions) => (actions.at(-1) as Step | undefined)?.type === "declare",
};

/** Where each pawn stands in the end, the one moved last at the end. */
function rooms(actions: readonly object[]): Map<string, string> {
  const stand = new Map<string, string>();
  for (const { pawn, cell } of actions as readonly Step[]) {
    if (!pawn) continue;
    stand.delete(pawn);
    if (cell) stand.set(pawn, cell);
  }
  return stand;
}

/** What was offered, for pawns that have been put somewhere meanwhile; another message nobody can lay. */
function offered(offer: Offer, stand: ReadonlyMap<string, string>): Offer[] {
  if (offer.action === "declare") return [offer];
  if (offer.action !== "enter") return [];
  const pawn = String(fixed(offer, "pawn"));
  const here = stand.get(pawn);
  if (!here) return [offer];
  const elsewhere = choices(offer, "cell").filter((cell) => cell !== here);
  const fields = { pawn: { type: "fixed", value: pawn }, cell: { type: "choice", options: elsewhere } } as const;
  return [
    { action: "move", fields },
    { action: "remove", fields: { pawn: fields.pawn } },
  ];
}
