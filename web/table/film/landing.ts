import type { Face } from '#games/face.ts';
import type { Scene } from './scenes.ts';

/** Dice land in another order than they lie. */
const STEP = 5;

/** The last of however many dice lands at the same moment. */
const LAST = 5;

/** When a die lands among others, from 0 to 5. */
export function nthToLand(i: number, count: number): number {
  return count > 1 ? (((i * STEP + 2) % count) * LAST) / (count - 1) : LAST;
}

/** When each thrown die knocks on the table, in milliseconds at calm speed (`film.css`). */
export function landings(
  face: Face,
  position: unknown,
  { thrown }: Extract<Scene, { kind: 'roll' }>,
): readonly number[] {
  const dice = face.tray(position);
  return dice.flatMap(({ mark }, i) => {
    const nth = nthToLand(i, dice.length);
    return thrown.has(mark) ? [nth * 12 + (540 + nth * 72) * 0.84] : [];
  });
}
