import type { Note, Seat } from '#engine/contract.ts';
import type { Cheer, CheerSide, Face } from '#games/face.ts';
import { t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';
import type { Call } from './caller.ts';
import type { News } from './table.ts';
import type { Words } from './words.ts';

/** A new best of this device, and the win, are great moments of every game. */
interface OwnMoment {
  readonly kind: 'win' | 'best';
  readonly seats: readonly Seat[];
  readonly isFirst: true;
  readonly points: number;
}

/** Something to shout. */
export type Moment =
  | Cheer
  | (OwnMoment & { readonly [Part in Exclude<keyof Cheer, keyof OwnMoment>]?: undefined });

/** Who looks: the seat whose sheet is open here, if this device plays for it. */
export type Looker = Seat | undefined;

export function lookerOf(holder: Seat | undefined, mine: readonly Seat[]): Looker {
  return holder !== undefined && mine.includes(holder) ? holder : undefined;
}

/** The great moments among news, the greatest first; others' second columns are none. */
export function momentsIn(
  face: Face,
  { before }: Pick<News, 'before'>,
  after: unknown,
  looker: Looker,
): readonly Moment[] {
  const cheers = face.cheers(before, after).filter((cheer) => {
    return cheer.isFirst || sideOf(cheer, looker) === 'too';
  });
  return [...winIn(face, before, after), ...cheers];
}

/** Alone there is nobody to win against, and a team's win is the game's own moment. */
function winIn({ game }: Face, before: unknown, after: unknown): readonly Moment[] {
  const seats = game.winners(after);
  const totals = game.scores(after).map(({ total }) => total);
  const isNew = game.next(after).for === 'nobody' && game.next(before).for !== 'nobody';
  if (!isNew || game.isTeam || totals.length < 2 || seats.length === 0) return [];
  return [{ kind: 'win', seats, isFirst: true, points: totals[seats[0]!]! }];
}

export function sideOf({ seats, isFirst }: Moment, looker: Looker): CheerSide {
  if (looker === undefined || !seats.includes(looker)) return 'theirs';
  return isFirst ? 'mine' : 'too';
}

/** Of those whose moment it is, the one who looks, or else the first. */
export function doerOf({ seats }: Moment, looker: Looker): Seat {
  return looker !== undefined && seats.includes(looker) ? looker : seats[0]!;
}

/** What is shouted, in the viewer’s language. */
export function shoutOf(
  moment: Moment,
  looker: Looker,
  words: Words,
  players: readonly string[],
): string {
  const { seats } = moment;
  const side = sideOf(moment, looker);
  if (moment.words) return words.tell(moment.words(side));
  if (moment.kind === 'best') return t('cheer.best', { points: moment.points });
  const names = seats.map((seat) => nameShown(players[seat]!));
  return side === 'mine'
    ? t('cheer.win.mine', { count: seats.length })
    : t('cheer.win.theirs', { names, count: seats.length });
}

/** The shout as shown in the strip, with its player, its audience, and what it brings. */
export function callOf(
  moment: Moment,
  looker: Looker,
  words: Words,
  players: readonly string[],
): Call {
  const { kind, points } = moment;
  const text = shoutOf(moment, looker, words, players);
  // Of the others the points stand among the words, or on the sheet.
  const isGain = moment.words && kind !== 'side';
  const by = doerOf(moment, looker);
  return { text, by, to: looker, ...(isGain && points !== undefined && { points }) };
}

/** Whether a shout already says what the rules announce. */
export function isShouted(note: Note, moments: readonly Moment[]): boolean {
  return moments.some(({ note: said }) => said && JSON.stringify(said) === JSON.stringify(note));
}
