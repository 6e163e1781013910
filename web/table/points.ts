import type { Seat } from '#engine/contract.ts';
import type { Face, Saying } from '#games/face.ts';
import { t } from '../app/language.ts';
import type { Words } from './words.ts';

/** What a seat has in hand: without the parts that count only at the end, until it comes. */
export function pointsNow(face: Face, position: unknown, seat: Seat): number {
  const { game, lateParts = [] } = face;
  const { total, parts } = game.scores(position)[seat]!;
  if (isOver(face, position)) return total;
  return lateParts.reduce((points, part) => points - (parts[part] ?? 0), total);
}

/** What is open on a seat's sheet and would cost points, until it is counted at the end. */
export function openNow(face: Face, position: unknown, seat: Seat): Saying | undefined {
  return isOver(face, position) ? undefined : face.openCost?.(position, seat);
}

/** Both as one sentence: “11 pts · 6 stars open −12”. */
export function scoreWords(face: Face, words: Words, position: unknown, seat: Seat): string {
  const points = pointsNow(face, position, seat);
  const open = openNow(face, position, seat);
  const hand = `${printed(points)} ${t('table.points', { count: points })}`;
  return open ? `${hand} · ${words.tell(open)}` : hand;
}

/** Points as they are printed, with a true minus. */
export function printed(points: number): string {
  return String(points).replace('-', '−');
}

function isOver({ game }: Face, position: unknown): boolean {
  return game.next(position).for === 'nobody';
}
