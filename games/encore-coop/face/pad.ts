import type { Note } from '#engine/contract.ts';
import type { Pad } from '#games/face.ts';
import { PAD_SEAT, refusePad, tapPad } from '#kits/grid/face/pad.ts';
import type { Mark } from '#ui/marks.ts';
import { MISSES_TO_LOSE, TURNS } from '../play.ts';
import { JOKERS, type Position, start } from '../position.ts';

/** One sheet in a game on paper: turns and misses are counted by hand. */
export const pad: Pad<Position> = {
  how: { key: 'pad.how' },
  // The table on paper knows when it ends.
  idle: ['Finish'],
  start({ Sheets, ...options }) {
    const own = Sheets?.split(', ')[PAD_SEAT];
    return start(1, own ? { ...options, Sheets: own } : options);
  },
  tap(position, mark) {
    const [kind, place] = counted(mark);
    if (kind === 'turn') position.rolls = place > position.rolls ? place : place - 1;
    else if (kind === 'miss') {
      const noted = position.misses[PAD_SEAT]!;
      position.misses[PAD_SEAT] = place > noted ? place : place - 1;
    } else tapPad(position, mark, JOKERS);
  },
  refuse(position, mark) {
    const [kind, place] = counted(mark);
    if (kind === 'turn') return refuseCount('C1', 'padTurn', position.rolls, place, TURNS);
    if (kind !== 'miss') return refusePad(position, mark, JOKERS);
    return refuseCount('C5', 'padMiss', position.misses[PAD_SEAT]!, place, MISSES_TO_LOSE);
  },
};

function counted(mark: Mark): readonly [kind: string, place: number] {
  const [kind = '', place] = mark.split(':');
  return [kind, Number(place)];
}

/** Only the next one can be counted, and only the last one taken back. */
function refuseCount(
  rule: string,
  key: string,
  count: number,
  place: number,
  most: number,
): Note | undefined {
  const isNext = place === count + 1 && place <= most;
  const isLast = place === count && count > 0;
  return isNext || isLast ? undefined : { rule, key, args: {} };
}
