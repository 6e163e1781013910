import type { Note } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import type { Pad } from '#games/face.ts';
import { PAD_SEAT, refusePad, tapPad } from '#kits/grid/face/pad.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import { encorePlus } from '../core.ts';
import type { Position } from '../position.ts';
import { completeRows, MOST_HEARTS } from '../position.ts';
import { bonusesWon, specialDice, unlockedDice } from './standing.ts';

/** A seat for the pad, and one for all who play on paper. */
const SEATS = 2;
export const MOST_JOKERS = encorePlus.start(1, {}).papers[0]!.jokers;

/** What was tapped apart from boxes, values and jokers. All else follows from it. */
interface Sheet extends Position {
  /** Special dice struck out, and hearts circled that no row gave. */
  used: number;
  drawn: number;
}

/** Uses a special die or circles a heart, or takes the last one back. */
export const specialMark = (place: number): Mark => `special:${place}`;
export const heartMark = (place: number): Mark => `heart:${place}`;
/** Says that somebody on paper had a row first. */
export const rowMark = (row: number): Mark => `row:${ROW_LETTERS[row]}`;

export const pad: Pad<Position> = {
  how: { key: 'pad.how' },
  start(options) {
    const sheet: Sheet = { ...encorePlus.start(SEATS, options), used: 0, drawn: 0 };
    return sheet;
  },

  tap(position, mark) {
    const sheet = position as Sheet;
    const { done } = sheet.papers[PAD_SEAT]!;
    const [kind, name = ''] = mark.split(':');
    if (kind === 'row') sheet.rowsGone ^= 1 << ROW_LETTERS.indexOf(name);
    else if (kind === 'special') sheet.used += Number(name) < sheet.used ? -1 : 1;
    else if (kind === 'heart') sheet.drawn += Number(name) < sheet.hearts[PAD_SEAT]! ? -1 : 1;
    else tapPad(sheet, mark, MOST_JOKERS);
    settle(sheet, done);
  },

  refuse(position, mark) {
    const sheet = position as Sheet;
    const [kind, name] = mark.split(':');
    if (kind === 'special') return refuseSpecial(sheet, Number(name));
    if (kind === 'heart') return refuseHeart(sheet, Number(name));
    return kind === 'row' ? undefined : refusePad(sheet, mark, MOST_JOKERS);
  },
};

/** P11: rows first, then columns, each with the hearts that are circled when it is completed. */
function settle(sheet: Sheet, before: number): void {
  const rows = completeRows(sheet, PAD_SEAT);
  sheet.rows[PAD_SEAT] = rows;
  sheet.rowsWon[PAD_SEAT] = rows & ~sheet.rowsGone;
  const hearts = Math.min(MOST_HEARTS, sheet.drawn + bonusesWon(sheet, PAD_SEAT, 'heart'));
  sheet.hearts[PAD_SEAT] = hearts;
  const { done } = sheet.papers[PAD_SEAT]!;
  sheet.columnHearts[PAD_SEAT] = sheet.columnHearts[PAD_SEAT]!.map((points, column) => {
    const bit = 1 << column;
    if (!(done & bit)) return 0;
    return before & bit ? points : hearts;
  });
  sheet.specials[PAD_SEAT] = Math.max(0, unlockedDice(sheet, PAD_SEAT) - sheet.used);
}

function refuseSpecial(sheet: Sheet, place: number): Note | undefined {
  const { used, ready } = specialDice(sheet, PAD_SEAT);
  return place < used + ready ? undefined : refusal('P4', 'locked');
}

function refuseHeart(sheet: Sheet, place: number): Note | undefined {
  const isCircled = place < sheet.hearts[PAD_SEAT]!;
  if (isCircled) return sheet.drawn > 0 ? undefined : refusal('P6', 'fromRow');
  return sheet.hearts[PAD_SEAT] === MOST_HEARTS ? refusal('P6', 'full') : undefined;
}
