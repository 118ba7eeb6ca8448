/** Soft synthesised notes on the audio clock. */
export interface Note {
  /** Hertz. */
  hz: number;
  /** Seconds from the beginning. */
  at: number;
  lasts: number;
}

const LEVEL = 0.16;
const ATTACK_S = 0.006;

/** How long they sound together, in seconds. */
export function lengthOf(notes: readonly Note[]): number {
  return Math.max(...notes.map(({ at, lasts }) => at + lasts));
}

export function playNotes(
  context: AudioContext,
  out: AudioNode,
  notes: readonly Note[],
  from = context.currentTime,
): void {
  for (const { hz, at, lasts } of notes) {
    const voice = context.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = hz;
    const gain = context.createGain();
    const [begins, ends] = [from + at, from + at + lasts];
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(LEVEL, begins + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(0.0001, ends);
    voice.connect(gain).connect(out);
    voice.start(begins);
    voice.stop(ends);
  }
}
