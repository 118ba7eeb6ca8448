/** Short words at the edge of the page that go by themselves. */
import type { Message } from "../../generated/wire";
import { say } from "../words/i18n.svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "calm" | "bad";
}

const SHOWN_MS = 6_000;
let count = 0;

export const toasts = $state<Toast[]>([]);

export function tell(text: string, tone: Toast["tone"] = "calm"): void {
  const id = ++count;
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Explains a refusal; made to stand in `.catch(complain)`. */
export function complain(reason: unknown): void {
  if (reason instanceof Error) throw reason;
  tell(say(reason as Message), "bad");
}
