import { matchesIn, type Place, type Stage, takeCourse } from './courses.ts';

/**
 * Learns everything that the bots know, with as many matches as take about so many minutes of one
 * core: the same seed and minutes give the same. Returns the text of `bots/learnt.json`, since
 * nothing here touches files.
 */
export function tune(
  { seed, minutes }: { readonly seed: string; readonly minutes: number },
  tell: (line: string) => void,
): string {
  const learn = (place: Place) => {
    let stage: Stage | undefined;
    do {
      stage = takeCourse(place, { seed, minutes, stage }, tell);
    } while (stage.done < matchesIn(place, minutes));
    return stage.weights;
  };
  return `${JSON.stringify({ solo: learn('solo'), table: learn('table') }, null, 2)}\n`;
}
