/** The HTTP side of the server. Every failure is thrown as the Message that explains it. */
import type {
  Checked,
  Claim,
  Daily,
  DailyBook,
  DailyPuzzle,
  DailyStep,
  DailyTry,
  Estimate,
  Forgotten,
  GameInfo,
  Invitation,
  Knocking,
  Message,
  NewTable,
  OpenTables,
  OwnSeat,
  PlayOn,
  Problem,
  PushState,
  Rating,
  Replay,
  Report,
  Reported,
  Seated,
  SeekPartner,
  SetPush,
  SetupAdvice,
  StrangerCounted,
  StrangersHere,
  TableInfo,
} from "../../generated/wire";
import { message } from "../words/message";

const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export function liveAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}${path(table)}/live`;
}

export function voiceAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}${path(table)}/voice`;
}

export const qrCodeAddress = (table: string): string => `${path(table)}/qr.svg`;
export const exportAddress = (table: string): string => `${path(table)}/export`;

export const createTable = (table: NewTable): Promise<Seated> => postOnce("/api/tables", table);
export const claimSeat = (table: string, claim: Claim): Promise<Seated> => postOnce(`${path(table)}/claim`, claim);
/** Another try from a moment of a finished game, at a table of its own. */
export const playOn = (table: string, from: PlayOn): Promise<Seated> => postOnce(`${path(table)}/branch`, from);
export const tableInfo = (table: string): Promise<TableInfo> => call(path(table));
/** The state of a running game for a seat; its secret goes into a header, never into an address. */
export const seatInfo = (table: string, token: string): Promise<OwnSeat> =>
  call(`${path(table)}/seat`, { headers: { authorization: `Bearer ${token}` } });
/** The link that others can open, if they can reach this server at all. */
export const invitationTo = (table: string): Promise<Invitation> => call(`${path(table)}/invite`);
export const loadReplay = (table: string, as: string): Promise<Replay> => call(`${path(table)}/replay?as=${as}`);
/** Each game has its own kind of review; it is made when it is first asked for. */
export const loadReview = <T>(table: string): Promise<T> => call(`${path(table)}/review`);
/** How a finished game compares, and what may come next. */
export const ratingOf = (table: string): Promise<Rating> => call(`${path(table)}/rating`);
/** What scenarios of a game are made of, where players may make their own; each game has its own kind. */
export const materialsOf = <T>(game: string): Promise<T> => (materials[game] ??= call(scenarios(game))) as Promise<T>;
/** A game, and the hash of the content it is played with; without one, what a new table would be played with. */
export type Box = Pick<TableInfo, "game"> & Partial<Pick<TableInfo, "content">>;
/** What is printed on a box's boards and cards; each game has its own kind. Earlier releases let browsers keep theirs for
    ever, and told less of it. */
export const printedOf = <T>({ game, content }: Box): Promise<T> => {
  const address = `/api/games/${game}/printed${content ? `/${content}` : ""}`;
  return (printed[address] ??= call(address, { cache: "no-cache" })) as Promise<T>;
};
/** Whether a table can be opened with these choices, and what may spoil them; the rules are the server's. */
export const checkSetup = (game: string, setup: object): Promise<SetupAdvice> =>
  post(`/api/games/${game}/setup`, { setup });
/** A scenario from its file's text; refused with `refused-line` where one line is to blame. */
export const readScenario = <T>(game: string, text: string): Promise<{ scenario: T; text: string }> =>
  post(scenarios(game), { text });
/** A draft of a scenario: as a file, with its remaining faults. */
export const checkDraft = (game: string, scenario: object): Promise<Checked> =>
  post(`/api/games/${game}/draft`, { scenario });
/** How AI seats fare with a scenario, as far as is known; asking again keeps it going. */
export const estimateOf = (game: string, scenario: object): Promise<Estimate> =>
  post(`/api/games/${game}/estimate`, { scenario });
/** What today's puzzle is; rejected where the host wants none. */
export const dailyNow = (): Promise<Daily> => call("/api/daily");
export const dailyPuzzle = (number: number): Promise<DailyPuzzle> => call(`/api/daily/${number}`);
/** A past day's puzzle with all that can come of it; a browser keeps it, and finds it again off line. */
export const dailyBook = (number: number): Promise<DailyBook> => call(bookAddress(number));
export const bookAddress = (number: number): string => `/api/daily/${number}/book`;
/** All that was done from the puzzle on; the answer tells what came of the last of it. */
export const dailyTry = (number: number, tried: DailyTry): Promise<DailyStep> =>
  post(`/api/daily/${number}/try`, tried);
/** What an action would change; without one, what there is to see. */
export const dailyAsk = (number: number, actions: object[], action: object | null): Promise<Message[]> =>
  post(`/api/daily/${number}/ask`, { actions, action });
/** How everybody gets on with strangers, and how to meet each of them. */
export const strangersHere = (): Promise<StrangersHere> => call("/api/strangers", { cache: "no-cache" });
/** By the leave of whoever played: how a game with a stranger went is counted, once. */
export const countWithStranger = (table: string, token: string): Promise<StrangerCounted> =>
  post(`${path(table)}/stranger`, {}, { authorization: `Bearer ${token}` });
export const gamesHere = (): Promise<GameInfo[]> => (offered ??= call("/api/games"));

/** Tables that anybody may find; sent only when there is something new. */
export const openTables = (): Promise<OpenTables> => call("/api/open-tables", { cache: "no-cache" });
/** Knocks at a table that waits for the same game: then there is no seat yet; if there is none, waits at a new table. */
export const seekPartner = (wanted: Omit<SeekPartner, "token">): Promise<Seated> => postOnce("/api/partners", wanted);
/** Knocks at the table of somebody who looks for a partner; the answer's secret holds the seat once they agree. */
export const knockAt = (table: string, asks: Knocking): Promise<Seated> =>
  asks.token ? post(`${path(table)}/knock`, asks) : postOnce(`${path(table)}/knock`, asks);
export const reportSeat = (table: string, report: Report): Promise<Reported> => post(`${path(table)}/report`, report);

/** Whether the holder of a seat is told of their turn while no page is open, and the key to subscribe with. */
export const pushState = (table: string, token: string): Promise<PushState> =>
  call(`${path(table)}/push`, { headers: { authorization: `Bearer ${token}` } });
export const setPush = (table: string, token: string, subscription: SetPush["subscription"]): Promise<PushState> =>
  post(`${path(table)}/push`, { subscription }, { authorization: `Bearer ${token}` });

/** Deletes the player's own name and words from a table. */
export const forgetSeat = (table: string, token: string): Promise<Forgotten> =>
  post(`${path(table)}/forget`, {}, { authorization: `Bearer ${token}` });
export const forgetReports = (guest: string): Promise<Forgotten> => post("/api/reports/forget", { guest });

const scenarios = (game: string): string => `/api/games/${game}/scenario`;
const materials: Record<string, Promise<unknown>> = {};
const printed: Record<string, Promise<unknown>> = {};
let offered: Promise<GameInfo[]> | undefined;

/** There is no network, or nobody at its other end. */
export const isCutOff = (reason: unknown): boolean => (reason as Message).id === NO_SERVER;

const NO_SERVER = "problem-no-server";
const TRIES = 3;
const PAUSE_MS = 600;

/** With a secret of our own making it may be sent again, and still happens once: no seat is lost with an answer. */
async function postOnce(address: string, body: object): Promise<Seated> {
  const named = { ...body, token: newToken() };
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await post<Seated>(address, named);
    } catch (reason) {
      if (!SENT_AGAIN.has((reason as Message).id)) throw reason;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }
  return post(address, named);
}

const SENT_AGAIN = new Set([NO_SERVER, "refused-store", "refused-newer-rules", "refused-older-rules-in-use"]);

export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function post<T>(address: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  return call(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function call<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init).catch(() => null);
  if (!response) throw message("problem-no-server");
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  throw (body as Problem | null)?.reason ?? message("problem-server", { status: response.status });
}
