import type { Cheer } from '#games/face.ts';
import { announce } from '../announce.ts';
import { boxName } from '../box-name.ts';
import type { Position } from '../position.ts';
import { boxAt, COLOURS, ROW_NAMES } from '../sheets.ts';
import { keyOf } from './lanes.ts';
import { lockMark } from './marks.ts';

/** How many boxes a row has. */
const PLACES = 11;

/** Q9: a row is closed, and its die leaves the game. */
export function cheers(before: Position, after: Position): readonly Cheer[] {
  return announce(before, after)
    .filter(({ rule }) => rule === 'Q9')
    .map((note) => {
      const { row: name, seats } = note.args as { readonly row: string; readonly seats: number[] };
      const row = (ROW_NAMES as readonly string[]).indexOf(name);
      return {
        kind: 'lock',
        seats,
        isFirst: true,
        words: (side) => ({
          key: `cheer.lock.${side}`,
          args: { colour: COLOURS[row]!, row: name, seats, count: seats.length },
        }),
        note,
        boxes: Array.from({ length: PLACES }, (_, at) => boxName(after, boxAt(row, at))),
        value: lockMark(row),
        colour: keyOf(row),
      };
    });
}
