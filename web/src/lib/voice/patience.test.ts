import { expect, test } from "vitest";
import { Patience } from "./patience";
import { Resampler } from "./resampler";

const RATE = 1_000;
const ones = (length: number): Float32Array => new Float32Array(length).fill(1);

function sounded(patience: Patience, length: number): number {
  const block = new Float32Array(length);
  patience.fill(block);
  return block.reduce((sum, sample) => sum + sample, 0);
}

test("a voice begins when a little is in hand, and then goes on to its end", () => {
  const patience = new Patience(RATE);
  patience.hear(ones(40));
  expect(sounded(patience, 20)).toBe(0);
  patience.hear(ones(40));
  expect(sounded(patience, 50)).toBe(50);
  expect(sounded(patience, 50)).toBe(30);
  patience.hear(ones(40));
  expect(sounded(patience, 20)).toBe(0);
});

test("when too much comes at once the oldest is skipped", () => {
  const patience = new Patience(RATE);
  for (let piece = 0; piece < 9; piece += 1) patience.hear(ones(40));
  expect(patience.length).toBe(80);
});

test("who is silenced is not heard any longer", () => {
  const patience = new Patience(RATE);
  patience.hear(ones(100));
  patience.forget();
  expect(sounded(patience, 100)).toBe(0);
});

test.each([
  [48_000, 16_000],
  [44_100, 16_000],
  [16_000, 48_000],
])("from %d to %d samples a second without a seam", (from, to) => {
  const resampler = new Resampler(from, to);
  const got: number[] = [];
  for (let block = 0; block < 100; block += 1) {
    const slope = Float32Array.from({ length: 128 }, (_, at) => block * 128 + at + 1);
    resampler.push(slope, (sample) => got.push(sample));
  }
  expect(got.length).toBeCloseTo((12_800 * to) / from, -1);
  const off = got.map((sample, at) => Math.abs(sample - (at * from) / to));
  expect(Math.max(...off)).toBeLessThan(0.01);
});
