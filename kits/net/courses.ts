/** Where a training writes down how far it has come, as plain data, and goes on from. */
export interface Notes {
  readonly kept: unknown;
  keep(kept: unknown): void;
}

/** For a training that goes through in one go. */
export const NO_NOTES: Notes = { kept: undefined, keep: () => undefined };

/**
 * Learns one thing after the other, each in courses: `course` takes the next one from where the one
 * before has ended, or reports that there is none left; it gets all that is known. A checkpoint is saved after every course.
 */
export function learnInCourses<Thing extends string, Stage>(
  things: readonly Thing[],
  notes: Notes,
  course: (
    thing: Thing,
    stage: Stage | undefined,
    known: Readonly<Partial<Record<Thing, Stage>>>,
  ) => Stage | undefined,
): Record<Thing, Stage> {
  const stages = { ...(notes.kept ?? {}) } as Record<Thing, Stage>;
  for (const thing of things) {
    for (;;) {
      const next = course(thing, stages[thing], stages);
      if (next === undefined) break;
      stages[thing] = next;
      notes.keep({ ...stages });
    }
  }
  return stages;
}
