import type { Seat } from '#engine/contract.ts';
import type { Cheer } from '#games/face.ts';
import { announce } from '../announce.ts';
import { type Area, allColours, allNumbers, type Position } from '../position.ts';
import { colourPoints, numberPoints } from '../score.ts';
import { NUMBERS, RING, SIDES } from '../sheets.ts';

/** A ring or a line without a gap, and a first side that is closed with all its points. */
export function cheers(before: Position, after: Position): readonly Cheer[] {
  return [...wholes(before, after), ...sides(before, after)];
}

function wholes(before: Position, after: Position): readonly Cheer[] {
  return after.sheets.flatMap((areas, seat) =>
    areas.flatMap((area, i) => {
      const earlier = before.sheets[seat]![i];
      const isNew = (has: (each: Area) => boolean) => has(area) && !(earlier && has(earlier));
      return [
        ...(isNew(allColours)
          ? [whole('colour', 'ring', seat, area, RING, colourPoints(area))]
          : []),
        ...(isNew(allNumbers)
          ? [whole('row', 'line', seat, area, NUMBERS, numberPoints(area))]
          : []),
      ];
    }),
  );
}

function whole(
  kind: 'colour' | 'row',
  what: 'ring' | 'line',
  seat: Seat,
  { side }: Area,
  bits: number,
  points: number,
): Cheer {
  const boxes = SIDES[side]!.name.filter((_, box) => bits & (1 << box));
  const words: Cheer['words'] = (of) => ({ key: `cheer.${what}.${of}`, args: { seats: [seat] } });
  return { kind, seats: [seat], isFirst: true, words, points, boxes };
}

/** T8, T9. */
function sides(before: Position, after: Position): readonly Cheer[] {
  return announce(before, after)
    .filter(({ rule }) => rule === 'T8' || rule === 'T9')
    .map((note) => {
      const { seat, points } = note.args as { readonly seat: Seat; readonly points: number };
      return {
        kind: 'side',
        seats: [seat],
        isFirst: true,
        words: (side) => ({ key: `cheer.side.${side}`, args: { seats: [seat], points } }),
        note,
        points,
        boxes: [],
      };
    });
}
