/** Both roles of the tutorial as they were recorded; what the learner lays lies as they laid it. */
import type { Lay, View } from "../../../generated/space-puzzle";
import type { Laid } from "../../../generated/wire";
import { t } from "../../../lib/words/i18n.svelte";
import { type Need, RecordedTable } from "../../../lib/table/recorded.svelte";
import { areOverlapping } from "../surface/geometry";

const PARTNER = 1;

export class PuzzleLesson extends RecordedTable<View> {
  /** The learner's tokens of this round. */
  #laid: readonly Laid[] = [];

  constructor(positions: unknown, partner: string) {
    super({ game: "space_puzzle", positions, names: [t("default-name"), partner], later: "sp-lesson-later" });
    this.show(0);
  }

  comment(text: string): void {
    this.chat = [...this.chat, { seat: PARTNER, text, at: Date.now() }];
  }

  override act(action: object): Promise<void> {
    if (isLaying(action)) this.#laid = action.tokens;
    return super.act(action);
  }

  protected override adapted(view: View): View {
    if (view.phase === "message" && this.view.phase !== "message") this.#laid = [];
    const laid = [...this.#laid];
    const scenario = { ...view.scenario, name: t("sp-lesson-scenario") };
    const draft = view.draft && { ...view.draft, laid };
    const mine = view.me === view.ai && view.message;
    return { ...view, scenario, draft, message: mine ? { ...mine, laid } : view.message };
  }

  protected override meets(needs: readonly Need[], action: object): boolean {
    const size = this.view.frame.token;
    const find = (id: string): Laid | undefined => (action as Lay).tokens.find((piece) => piece.id === id);
    return needs.every(({ token, within, on }) => {
      const piece = find(token);
      if (!piece) return false;
      const under = on ? find(on) : undefined;
      if (on) return under !== undefined && areOverlapping(piece, under, size);
      const [left, top, right, bottom] = within ?? [0, 0, 0, 0];
      return piece.x >= left && piece.x <= right && piece.y >= top && piece.y <= bottom;
    });
  }
}

function isLaying(action: object): action is Lay {
  return (action as { type: string }).type === "lay";
}
