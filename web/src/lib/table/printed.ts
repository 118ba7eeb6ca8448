/** What is printed in the box that a page plays with, for the small parts deep inside it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("printed");

export function sharePrinted(printed: () => unknown): void {
  setContext(KEY, printed);
}

export function sharedPrinted<T>(): T {
  return getContext<() => T>(KEY)();
}
