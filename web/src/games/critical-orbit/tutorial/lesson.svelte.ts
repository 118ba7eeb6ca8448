/** A job's lessons, one after the other, as they were recorded; each is loaded with the job it teaches. */
import { RecordedTable } from "../../../lib/table/recorded.svelte";
import type { Job, View } from "../terms";

const recordings = import.meta.glob<unknown>("./*.json", { import: "default" });

export async function lessonsFor(job: Job, names: readonly string[]): Promise<JobLesson> {
  return new JobLesson(await recordings[`./${job}.json`]?.(), names);
}

export class JobLesson extends RecordedTable<View> {
  index = $state(0);

  constructor(positions: unknown, names: readonly string[]) {
    super({ game: "critical_orbit", positions, names, later: "mc-lesson-do" });
  }

  readonly last = $derived.by(() => this.index === this.beginnings.length - 1);
  readonly progress = $derived.by(() => (this.index + (this.done ? 1 : 0)) / this.beginnings.length);

  next(): void {
    this.index += 1;
    this.show(this.beginnings[this.index] ?? 0);
  }
}
