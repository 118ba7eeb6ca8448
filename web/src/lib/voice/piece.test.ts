import { expect, test } from "vitest";
import { decode, Encoder, loudnessOf, PIECE_BYTES, SAMPLES, VOICE_RATE } from "./piece";

function tone(hertz: number, from: number, loud = 0.5): Float32Array {
  return Float32Array.from(
    { length: SAMPLES },
    (_, at) => loud * Math.sin((2 * Math.PI * hertz * (from + at)) / VOICE_RATE),
  );
}

/** How much of what comes out is not what went in, in decibel below it. */
function clearness(given: Float32Array, got: Float32Array): number {
  let signal = 0;
  let noise = 0;
  given.forEach((sample, at) => {
    signal += sample ** 2;
    noise += (sample - (got[at] ?? 0)) ** 2;
  });
  return 10 * Math.log10(signal / noise);
}

test.each([200, 440, 1_000, 2_500])("a tone of %d Hz comes out as it went in, well above the hiss", (hertz) => {
  const encoder = new Encoder();
  encoder.encode(tone(hertz, 0)); // the steps have to find their size
  const given = tone(hertz, SAMPLES);
  const piece = encoder.encode(given);
  expect(piece.byteLength).toBe(PIECE_BYTES);
  expect(clearness(given, decode(new DataView(piece)))).toBeGreaterThan(18);
});

test("a piece stands for itself: nothing has to be heard before it", () => {
  const encoder = new Encoder();
  for (let piece = 0; piece < 5; piece += 1) encoder.encode(tone(300, piece * SAMPLES));
  const given = tone(300, 5 * SAMPLES);
  const late = decode(new DataView(encoder.encode(given)));
  expect(clearness(given, late)).toBeGreaterThan(18);
});

test("silence stays silent, and what is no piece is silence", () => {
  const silent = decode(new DataView(new Encoder().encode(new Float32Array(SAMPLES))));
  expect(loudnessOf(silent)).toBe(0);
  expect(loudnessOf(decode(new DataView(new ArrayBuffer(10))))).toBe(0);
});

test("whatever is sent sounds within bounds", () => {
  const wild = new Uint8Array(PIECE_BYTES).fill(255);
  expect(decode(new DataView(wild.buffer)).every((sample) => Math.abs(sample) <= 1.001)).toBe(true);
});

test("loudness is told as ears have it", () => {
  const [loud, half, hush] = [1, 0.5, 0.002].map((one) => loudnessOf(tone(440, 0, one)));
  expect(loud).toBeCloseTo(0.95, 1);
  expect(half).toBeCloseTo(0.85, 1);
  expect(hush).toBeLessThan(0.1);
});
