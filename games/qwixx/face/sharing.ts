import type { Seat } from '#engine/contract.ts';
import type { DrawnBox, Sharing } from '#games/face.ts';
import { COLOUR_SIGNS, FILLED, OPEN } from '#ui/colour-signs.ts';
import { NO_MARKS } from '#ui/marks.ts';
import { MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';
import { type Lane, lanesOf } from './lanes.ts';

const LOCK = '🔒';
const BOX = { width: 0.9, height: 1.06 };
const PITCH = { across: 1, down: 1.18 };
const WHOLE = { width: 12 - 0.1, height: 4 * PITCH.down - 0.12 };

/** How a Qwixx sheet is shared: four rows that run to their locks. */
export const sharing: Sharing<Position> = {
  draw: (position, seat) => ({
    ...WHOLE,
    boxes: lanes(position, seat).flatMap((lane) => [
      ...lane.boxes.map(
        ({ number, colour, state }, place): DrawnBox => ({
          ...placed(lane.row, place),
          colour,
          state: state === 'crossed' ? 'crossed' : state === 'free' ? 'open' : 'gone',
          print: { text: String(number) },
        }),
      ),
      {
        ...placed(lane.row, lane.boxes.length),
        colour: lane.colour,
        state: lane.lock === 'closed' ? 'gone' : lane.lock,
        print: 'lock' as const,
      },
    ]),
  }),
  lines(position, seat, say) {
    const [red, yellow, green, blue] = lanes(position, seat).map(lineOf);
    const misses = position.misses[seat]!;
    return [
      `${red}  ${yellow}`,
      `${green}  ${blue}`,
      `${say('part.misses')} ${FILLED.repeat(misses)}${OPEN.repeat(MISSES_TO_END - misses)}`,
    ];
  },
};

function lanes(position: Position, seat: Seat): readonly Lane[] {
  return lanesOf(position, seat, NO_MARKS.pencilled);
}

/** A row box by box, and its lock where it was crossed. */
function lineOf({ colour, boxes, lock }: Lane): string {
  const crosses = boxes.map(({ state }) => (state === 'crossed' ? FILLED : OPEN));
  return `${COLOUR_SIGNS[colour]} ${crosses.join('')}${lock === 'crossed' ? LOCK : ''}`;
}

function placed(row: number, place: number) {
  return { x: place * PITCH.across, y: row * PITCH.down, ...BOX };
}
