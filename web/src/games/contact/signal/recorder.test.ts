import { describe, expect, test } from "vitest";
import { isFlying, land, lift, NOTHING, recordingOf, type Limits, type Take } from "./recorder";

const LIMITS: Limits = { shortestHold: 60, longestHold: 60_000, shortestPause: 0, longestPause: 60_000, mostHolds: 3 };

function flown(times: [number, number][], limits = LIMITS): Take {
  return times.reduce((take, [up, down]) => land(lift(take, up, limits), down, limits).take, NOTHING);
}

describe("recording a transmission (CT-18, CT-H13)", () => {
  test("holds are flights and the time between them is pauses", () => {
    const take = flown([
      [1000, 1500],
      [1900.4, 2900.6],
      [3000, 3070],
    ]);
    expect(recordingOf(take)).toEqual({ holds: [500, 1000, 70], pauses: [400, 99] });
  });

  test("a touch under 60 ms leaves no trace and its pause goes on", () => {
    const take = flown([
      [0, 500],
      [700, 759],
      [1000, 1200],
    ]);
    expect(recordingOf(take)).toEqual({ holds: [500, 200], pauses: [500] });
  });

  test("a first touch that is too short does not begin a recording", () => {
    expect(recordingOf(flown([[0, 59]]))).toBeNull();
    expect(land(lift(NOTHING, 0, LIMITS), 59, LIMITS).landing).toBe("too-short");
  });

  test("a repeating key lifts once", () => {
    const once = lift(NOTHING, 100, LIMITS);
    expect(lift(once, 130, LIMITS)).toBe(once);
    expect(recordingOf(land(once, 400, LIMITS).take)?.holds).toEqual([300]);
  });

  test("nothing can be sent in mid-flight", () => {
    const up = lift(flown([[0, 300]]), 500, LIMITS);
    expect(isFlying(up)).toBe(true);
    expect(recordingOf(up)).toBeNull();
  });

  test("a flight beyond the limit breaks the recording off (CT-21)", () => {
    const { take, landing } = land(lift(flown([[0, 300]]), 500, LIMITS), 60_501, LIMITS);
    expect(landing).toBe("too-long");
    expect(take).toBe(NOTHING);
  });

  test("more flights than the route can have are not begun", () => {
    const full = flown([
      [0, 100],
      [200, 300],
      [400, 500],
    ]);
    expect(lift(full, 600, LIMITS)).toBe(full);
  });

  test("pauses keep within what the table asks for, so equal pauses are equal before sending", () => {
    const equal = { ...LIMITS, shortestPause: 400, longestPause: 400 };
    expect(
      recordingOf(
        flown(
          [
            [0, 100],
            [150, 300],
            [2000, 2100],
          ],
          equal,
        ),
      )?.pauses,
    ).toEqual([400, 400]);
  });

  test("landing without having lifted changes nothing", () => {
    expect(land(NOTHING, 50, LIMITS)).toEqual({ take: NOTHING, landing: "not-flying" });
  });
});
