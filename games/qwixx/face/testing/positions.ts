import { movesOf, type Options } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { randomFrom } from '#kits/random.ts';
import { speechOf } from '#testing/speech.ts';
import type { Mark } from '#ui/marks.ts';
import { NO_PICKS, type Pencil, pencil, tap } from '#ui/pencil.ts';
import { boxName } from '../../box-name.ts';
import { card } from '../../card.tsx';
import { LAST, LOCK, type Position } from '../../position.ts';
import { qwixx } from '../../rules.ts';
import { boxAt, placeOf, rowOf, SHEET_IDS } from '../../sheets.ts';
import { options } from '../choice.ts';
import { boxOfMark, lockMark } from '../marks.ts';

const PLAYERS = ['Max', 'Emma', 'Laura'];
const all = await speechOf(card);
export const say = speaker(all.en, PLAYERS, 'en');
export const speakers = [say, speaker(all.fr, PLAYERS, 'fr'), speaker(all.de, PLAYERS, 'de')];

/** A table of three where Max has rolled: white, white, red, yellow, green, blue. */
export function rolled(
  dice: string,
  crossed = '',
  more: Partial<Position> = {},
  setup: Options = {},
): Position {
  const position = Object.assign(qwixx.start(PLAYERS.length, setup), { phase: 'white' }, more);
  position.dice.splice(0, 6, ...dice.split(' ').map(Number));
  cross(position, 0, crossed);
  return position;
}

/** Crosses boxes of a seat, with the lock behind a last one. */
export function cross(position: Position, seat: number, names: string): void {
  for (const name of names.split(' ').filter(Boolean)) {
    const box = boxOfMark(position, name);
    const bits = placeOf(box) === LAST ? (1 << LAST) | (1 << LOCK) : 1 << placeOf(box);
    position.rows[seat * 4 + rowOf(box)]! |= bits;
  }
}

/** What is pencilled after some taps of a seat. */
export function pencilled(position: Position, seat: number, ...taps: readonly Mark[]): Pencil {
  const list = options(position, seat);
  const picks = taps.reduce((made, mark) => tap(list, made, mark) ?? made, NO_PICKS);
  return pencil(list, picks);
}

/** The marks of all boxes and locks. */
export function allMarks(position: Position): readonly Mark[] {
  return [0, 1, 2, 3].flatMap((row) => [
    ...Array.from({ length: LAST + 1 }, (_, place) => boxName(position, boxAt(row, place))),
    lockMark(row),
  ]);
}

/** The positions of some random matches on every sheet. */
export function* playedPositions(): Generator<Position> {
  for (const sheet of SHEET_IDS) {
    for (let nth = 0; nth < 2; nth++) yield* playedMatch(sheet, nth);
  }
}

function* playedMatch(sheet: string, nth: number): Generator<Position> {
  const random = randomFrom(`${sheet} ${nth}`);
  const position = qwixx.start(PLAYERS.length, { Sheet: sheet });
  for (;;) {
    yield qwixx.clone(position);
    const next = qwixx.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      qwixx.roll(
        position,
        next.dice.map(() => random.below(6)),
      );
    } else {
      const lists = next.seats.map((seat) => movesOf(qwixx, position, seat));
      qwixx.resolve(
        position,
        lists.map((list) => list[random.below(list.length)]!),
      );
    }
  }
}
