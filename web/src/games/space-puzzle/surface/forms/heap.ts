/** A pile whose shape says nothing: the same tokens always fall the same way (SR-HEAP). */
import type { Frame } from "../../../../generated/space-puzzle";
import type { Laid } from "../../../../generated/wire";
import { keptInside } from "../geometry";

/** The golden angle: every further token finds its own gap. */
const SPIRAL_DEGREES = 137.508;

export function scattered(ids: readonly string[], frame: Frame): Laid[] {
  return ids.map((id, index) => {
    const angle = ((index * SPIRAL_DEGREES - 90) * Math.PI) / 180;
    const far = ids.length === 1 ? 0 : frame.token * 0.7 * Math.sqrt(index + 0.5);
    const piece = {
      id,
      x: frame.width / 2 + far * Math.cos(angle) * 1.5,
      y: frame.height / 2 + far * Math.sin(angle),
      rotation: ((index * 53) % 50) - 25,
    };
    return keptInside(piece, frame);
  });
}
