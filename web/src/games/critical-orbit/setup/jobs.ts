/** Who has which job (MC-5): the proposal for a number of people, and each seat's jobs. */
import type { Job, Setup } from "../terms";

/** In the order of the deliveries that make a mission; Mercury III brings it all together. */
export const JOBS = ["mercury", "houston", "bengaluru", "cologne"] as const satisfies readonly Job[];
/** For whoever chooses a job to learn: the one that steers the mission comes last. */
export const BY_HARDNESS = ["houston", "bengaluru", "cologne", "mercury"] as const satisfies readonly Job[];

/** Who has each job; nobody (null) means the AI deck. */
export type Crew = Pick<Setup, (typeof JOBS)[number]>;

/** By the number of seats: with fewer people, jobs that go well together share one. */
const PROPOSALS: Record<number, Crew> = {
  1: { mercury: 0, houston: 0, bengaluru: 0, cologne: 0 },
  2: { mercury: 0, houston: 1, bengaluru: 1, cologne: 0 },
  3: { mercury: 0, houston: 1, bengaluru: 2, cologne: 2 },
  4: { mercury: 0, houston: 1, bengaluru: 2, cologne: 3 },
};

/** The present crew if it still fits, else the proposal for this number of seats. */
export function fitted(crew: Partial<Crew>, seats: number): Crew {
  const proposed = PROPOSALS[seats] as Crew;
  const asked = { ...proposed, ...crew };
  const taken = JOBS.map((job) => asked[job]).filter((seat) => seat !== null);
  const fits = taken.every((seat) => seat < seats) && new Set(taken).size === seats;
  return fits ? asked : proposed;
}

export function jobsOf(crew: Readonly<Record<string, unknown>>, seat: number): Job[] {
  return JOBS.filter((job) => crew[job] === seat);
}

/** One person with this job on the first seat, and somebody else for each of the others. */
export function crewAround(job: Job): Crew {
  const others = JOBS.filter((other) => other !== job);
  const seatOf = (one: Job): number => (one === job ? 0 : others.indexOf(one) + 1);
  return {
    mercury: seatOf("mercury"),
    houston: seatOf("houston"),
    bengaluru: seatOf("bengaluru"),
    cologne: seatOf("cologne"),
  };
}
