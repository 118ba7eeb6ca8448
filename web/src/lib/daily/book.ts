/** A past day's puzzle as it was recorded from the rules: where each answer leads. No rule is known here. */
import type { BookPage, DailyBook, DailyStep, Message, Moment } from "../../generated/wire";
import { isPartOf } from "../table/recorded.svelte";
import { message } from "../words/message";

/** What the server would have answered. */
export function readBook(book: DailyBook, actions: readonly object[], done: boolean): DailyStep {
  let page = book.pages[0] as BookPage;
  let moments = whole(page.moments, {});
  for (const action of actions) {
    page = after(book, page, action);
    moments = whole(page.moments, moments.at(-1)?.position.view as object);
  }
  if (!page.over && !done) return { moments };
  const revealed = { ...(book.revealed as object), ...(page.result.revealed as object) };
  return { moments, result: { ...page.result, others: book.others, revealed } };
}

/** What there is to see after these actions, in sentences. */
export function linesOf(book: DailyBook, actions: readonly object[]): Message[] {
  const page = actions.reduce<BookPage>((one, action) => after(book, one, action), book.pages[0] as BookPage);
  return (page.lines ?? []).map((line) => book.lines[line] as Message);
}

function after(book: DailyBook, page: BookPage, action: object): BookPage {
  const found = page.answers?.find((answer) => isPartOf(answer.action, action));
  const next = found && book.pages[found.to];
  if (!next) throw message("daily-needs-network");
  return next;
}

/** Each moment tells what differs from the one before. */
function whole(moments: readonly Moment[], before: object): Moment[] {
  let view = before;
  return moments.map((moment) => {
    view = { ...view, ...(moment.position.view as object) };
    return { ...moment, position: { ...moment.position, view } };
  });
}
