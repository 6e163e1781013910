import type { Random } from '#kits/random.ts';
import { placeOf, rowOf, sheetOf } from '../sheets.ts';
import { isOver, type OneSheet } from './outlook-pupil.ts';
import { CLOSED, CROSSING, FORBIDDEN, PLACES, POINTS } from './rows.ts';

/** A sheet after a turn, and the points that the turn brought. */
export interface After {
  readonly sheet: OneSheet;
  readonly points: number;
}

/** What a sheet is worth at the end of a turn, in points. */
export type Later = (sheet: OneSheet) => number;

const MISS = -5; // Q12
const FACES = 6;

/** Throws all dice for a sheet that is active, and takes the best of what they offer. */
export function rollFor(sheetId: string, before: OneSheet, later: Later, random: Random): After {
  const whites = [1 + random.below(FACES), 1 + random.below(FACES)];
  const colours = [0, 1, 2, 3].map(() => 1 + random.below(FACES));
  const { ofColour } = sheetOf(sheetId);
  const missed = { sheet: { ...before, misses: before.misses + 1 }, points: MISS };
  let best: After = missed;
  let most = MISS + later(missed.sheet);
  const consider = (after: After): void => {
    const worth = after.points + later(after.sheet);
    if (worth <= most) return;
    most = worth;
    best = after;
  };
  const firsts = firstActions(sheetId, before, whites[0]! + whites[1]!);
  for (const first of firsts) consider(first);
  for (const first of [{ sheet: before, points: 0 }, ...firsts]) {
    if (isOver(first.sheet)) continue; // Q11
    for (const [colour, face] of colours.entries()) {
      if (first.sheet.rows[colour] === CLOSED) continue; // Q8
      for (const white of whites) {
        const after = crossed(first, ofColour[(white + face) * 4 + colour]!);
        if (after) consider(after);
      }
    }
  }
  return best;
}

/** Throws the white dice for a sheet that watches. */
export function watchFor(sheetId: string, before: OneSheet, later: Later, random: Random): After {
  const sum = 2 + random.below(FACES) + random.below(FACES);
  let best: After = { sheet: before, points: 0 };
  let most = later(before);
  for (const after of firstActions(sheetId, before, sum)) {
    const worth = after.points + later(after.sheet);
    if (worth <= most) continue;
    most = worth;
    best = after;
  }
  return best;
}

function firstActions(sheetId: string, before: OneSheet, sum: number): After[] {
  const { inRow } = sheetOf(sheetId);
  return [0, 1, 2, 3].flatMap((row) => {
    return crossed({ sheet: before, points: 0 }, inRow[sum * 4 + row]!) ?? [];
  });
}

function crossed({ sheet, points }: After, box: number): After | undefined {
  const row = rowOf(box);
  const cross = sheet.rows[row]! * PLACES + placeOf(box);
  if (CROSSING[cross] === FORBIDDEN) return undefined;
  const rows = sheet.rows.with(row, CROSSING[cross]!) as unknown as OneSheet['rows'];
  return { sheet: { rows, misses: sheet.misses }, points: points + POINTS[cross]! };
}
