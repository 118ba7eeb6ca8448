/** What an AI seat looks like: everybody has a face of their own, told apart by its shapes. */

/** Outlines of heads on a 32 × 32 grid. */
const HEADS = [
  "M16 8a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z",
  "M9 9h14q2 0 2 2v13q0 2-2 2H9q-2 0-2-2V11q0-2 2-2z",
  "M11 8h10l5.500 9.500L21 27H11l-5.500-9.500z",
  "M6.500 26v-8a9.500 10 0 0 1 19 0v8z",
  "M16 7.500 26 17.500 21.500 27h-11L6 17.500z",
] as const;

const EYES = [
  "M12 16v1.500M20 16v1.500",
  "M10.500 16.500h11",
  "M16 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm0 2.900v.2",
  "M10.500 15h3v3h-3zM18.500 15h3v3h-3z",
  "M11 17.500v.1M16 15.500v.1M21 17.500v.1",
  "M10.500 16.500q1.500 2 3 0M18.500 16.500q1.500 2 3 0",
] as const;

const TOPS = [
  "",
  "M16 8V4.500M16 4.500a1.300 1.300 0 1 0 0-2.600 1.300 1.300 0 0 0 0 2.600z",
  "M12 9 9.500 3.500M20 9l2.500-5.500",
  "M16 8V5.500M11.500 2.500q4.500 5 9 0",
  "M16 8 12.500 2.500h7z",
  "M10 7.500 12 3l2.500 3.500L16 2.500l1.500 4L20 3l2 4.500",
] as const;

const MOUTHS = [
  "M13 22.500h6",
  "M12 21.500q4 3.500 8 0",
  "M12 22.500h8M14 21v3M16 21v3M18 21v3",
  "M16 22v1.500",
  "",
] as const;

export interface Features {
  head: string;
  eyes: string;
  top: string;
  mouth: string;
}

/** By the persona's id alone, so that the same one looks the same at every table. */
export function featuresOf(persona: string): Features {
  let lot = 0;
  for (const letter of persona) lot = (Math.imul(lot, 31) + letter.charCodeAt(0) * SALT) >>> 0;
  const draw = <T>(among: readonly T[]): T => {
    const drawn = among[lot % among.length] as T;
    lot = Math.floor(lot / among.length);
    return drawn;
  };
  return { head: draw(HEADS), eyes: draw(EYES), top: draw(TOPS), mouth: draw(MOUTHS) };
}

/** With this one, no two of the stars look alike. */
const SALT = 7;
