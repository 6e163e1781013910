import { learnInCourses, NO_NOTES, type Notes } from '#kits/courses.ts';
import { matchesIn, type Stage, takeCourse } from './courses.ts';

interface Work {
  readonly seed: string;
  readonly minutes: number;
}

/**
 * Learns everything that the bots know, with as many matches as take about so many minutes of one
 * core: the same seed and minutes give the same. Returns the text of `bots/learnt.json`, since
 * nothing here touches files.
 */
export function tune(work: Work, tell: (line: string) => void): string {
  return resume(work, tell, NO_NOTES);
}

/** The same, from where it was broken off. */
export function resume(work: Work, tell: (line: string) => void, notes: Notes): string {
  const { solo, table } = learnInCourses<'solo' | 'table', Stage>(
    ['solo', 'table'],
    notes,
    (place, stage) => {
      if (stage && stage.done >= matchesIn(place, work.minutes)) return undefined;
      return takeCourse(place, { ...work, stage }, tell);
    },
  );
  return `${JSON.stringify({ solo: solo.weights, table: table.weights }, null, 2)}\n`;
}
