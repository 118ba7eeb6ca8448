/** Card on felt, and card lifted off wood. */
import { breath } from "../../../lib/sound/breath";

export function soundLaid(): void {
  breath({ level: 0.22, attackS: 0.001, lastsS: 0.06, from: 1_500, to: 700 });
}

export function soundScreen(): void {
  breath({ level: 0.1, attackS: 0.28, lastsS: 0.75, from: 420, to: 2_400 });
}
