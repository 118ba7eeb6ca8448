/** Data kept in this browser. Private windows may forbid it; then it lasts as long as the page. */
const PREFIX = "heliograph.";
const memory = new Map<string, string>();

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? memory.get(key);
    return text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // kept in memory above
  }
}

/** All that this browser keeps for this house is gone. */
export function forgetEverything(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // it kept nothing else
  }
}

/** Calls back when another tab of this browser remembers something else; returns how to stop. */
export function whenChangedElsewhere(key: string, changed: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === PREFIX + key) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
