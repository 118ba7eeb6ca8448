/** The clock of a playback that sounds. */

/** How long an audio clock may take to start. On a machine without a working sound device it never does. */
const PATIENCE_MS = 500;
/** No frame counts for more: after a busy while of the page the clock's news may be as late as the frame itself. */
const FRAME_MS = 50;

/** The moment of the audio clock that is in the air right now, in milliseconds. Where that clock does not begin to
 *  move, `lost` is called, and the page's own clock goes on from where it stands. */
export function audioClock(context: AudioContext, lost: () => void): () => number {
  const began = context.currentTime;
  let moves = false;
  let stood = 0;
  let looked = performance.now();
  let behind: number | null = null;

  return () => {
    if (behind !== null) return performance.now() - behind;
    const here = inTheAir(context);
    moves ||= context.currentTime > began;
    if (moves) return here;
    const now = performance.now();
    stood += Math.min(now - looked, FRAME_MS);
    looked = now;
    if (stood >= PATIENCE_MS) {
      behind = now - here;
      lost();
    }
    return here;
  };
}

function inTheAir(context: AudioContext): number {
  const { contextTime, performanceTime } = context.getOutputTimestamp();
  if (contextTime && performanceTime) return contextTime * 1000 + performance.now() - performanceTime;
  return context.currentTime * 1000;
}
