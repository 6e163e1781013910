import type { Seat } from '#engine/contract.ts';
import { localeOf } from '#engine/languages.ts';
import type { Drawing, Sharing } from '#games/face.ts';
import { FIRST } from '#ui/colour-signs.ts';
import { type Pen, penOf } from '#ui/pens.ts';
import type { StampName } from '#ui/stamps.ts';
import { gameName } from '../app/cards.ts';
import { language } from '../app/language.ts';
import { nameShown } from '../online/former.ts';
import { headingOf } from '../screens/end-heading.ts';
import { toldOf } from '../screens/end-told.ts';
import { crownedOf, loneSeat, placeOf, seatsByPlace } from '../screens/parts/outcome.ts';
import { framesOf } from '../story/frames.ts';
import type { Story } from '../story/open.ts';
import { printed } from '../table/points.ts';
import { wordsOf } from '../table/words.ts';
import { say } from './words.ts';

/** One line of the ranking. */
export interface SharedSeat {
  readonly place: number | undefined;
  /** Nothing where names stay out. */
  readonly name: string | undefined;
  readonly stamp: StampName;
  readonly pen: Pen;
  readonly total: number;
  readonly isWinner: boolean;
}

/** A result in words, in the reader’s language. */
interface Worded {
  readonly game: string;
  readonly day: string;
  readonly title: string;
  readonly detail: string;
  /** The faces next to the title; crowned if they have won. */
  readonly heroes: readonly Pick<SharedSeat, 'stamp' | 'pen'>[];
  readonly isCrowned: boolean;
  /** In the order of their places; nobody where one plays alone. */
  readonly ranking: readonly SharedSeat[];
  /** Of the sheet that is shown: how its points came, and whose it is. */
  readonly parts: readonly { readonly name: string; readonly points: number }[];
  readonly shown: Seat;
  readonly pen: Pen;
  /** What Dicepad is. */
  readonly motto: string;
  /** Five lines, and one more for the link if there is one. */
  readonly text: string;
}

/** A result as picture and text tell it. */
export interface Shared extends Worded {
  readonly drawing: Drawing;
}

export interface Wish {
  readonly hasNames: boolean;
  /** Where others see the match; a match of this device alone has no such place. */
  readonly link?: string | undefined;
}

export function sharedOf(story: Story, sharing: Sharing, wish: Wish): Shared {
  const worded = wordedOf(story, sharing, wish);
  return { ...worded, drawing: sharing.draw(story.match.position, worded.shown) };
}

/** The text has no sheet where that which draws sheets did not come. */
export function wordedOf(
  story: Story,
  sharing: Sharing | undefined,
  { hasNames, link }: Wish,
): Worded {
  const { match, chairs, face } = story;
  const { game, position, players } = match;
  const words = wordsOf(face, players);
  const frames = framesOf(match, match.entries);
  const scores = game.scores(position);
  const totals = scores.map(({ total }) => total);
  const winners = crownedOf(match);
  const isAlone = players.length === 1;
  const hasPlaces = !game.isTeam && !isAlone && winners.length > 0;
  const seats = hasPlaces ? seatsByPlace({ totals, winners }, undefined) : [...players.keys()];
  const own = 'own' in story ? story.own : loneSeat(chairs);
  const shown: Seat = winners.includes(own ?? -1) ? own! : (winners[0] ?? own ?? 0);
  const seatOf = (seat: Seat): SharedSeat => ({
    place: hasPlaces ? placeOf(seat, { totals, winners }) : undefined,
    name: hasNames ? nameShown(players[seat]!) : undefined,
    stamp: chairs[seat]!.stamp,
    pen: penOf(chairs, seat),
    total: totals[seat]!,
    isWinner: winners.includes(seat),
  });
  const rolls = say('share.rolls', { count: frames.at(-1)!.rolls });
  const told = hasNames ? toldOf(match, frames, words).last[0] : undefined;
  const title =
    hasNames || isAlone || game.isTeam
      ? headingOf(match, undefined)
      : unnamed(totals, winners.length);
  const day = new Date(story.saved?.changed ?? Date.now()).toLocaleDateString(
    localeOf(language.value),
    { day: '2-digit', month: '2-digit', year: 'numeric' },
  );
  const ranking = isAlone ? [] : seats.map(seatOf);
  const lines = sharing?.lines(position, shown, words.say);
  return {
    game: gameName(game.id),
    day,
    title,
    detail: told ?? rolls,
    heroes: (winners.length > 0 ? winners : game.isTeam ? seats : [shown]).map(seatOf),
    isCrowned: winners.length > 0,
    ranking,
    parts: Object.entries(scores[shown]!.parts).map(([part, points]) => ({
      name: words.say(`part.${part}`),
      points,
    })),
    shown,
    pen: penOf(chairs, shown),
    motto: say('share.motto'),
    text: [
      `${gameName(game.id)} · ${day} · Dicepad`,
      isAlone || game.isTeam ? title : rankingLine(ranking),
      ...(lines ? explained(lines, rolls) : [rolls]),
      ...(link === undefined ? [] : [link]),
    ].join('\n'),
  };
}

/** “1 Lea 18   2 Tom 16”, or the points alone. */
function rankingLine(ranking: readonly SharedSeat[]): string {
  return ranking
    .map(({ place, name, total }) => [place, name, printed(total)].filter(Boolean).join(' '))
    .join('   ');
}

/** The sheet in symbols: the one that needs words is explained, and the last line says how long. */
function explained(lines: readonly string[], rolls: string): readonly string[] {
  const first = say('share.first');
  const needs = lines.findIndex((line) => line.includes(FIRST));
  return lines.map((line, i) => {
    const legend = i === needs ? `  (${first})` : '';
    return i === lines.length - 1 ? `${line}${legend} · ${rolls}` : line + legend;
  });
}

function unnamed(totals: readonly number[], winners: number): string {
  const [total, second] = totals.toSorted((one, other) => other - one);
  return winners > 1
    ? say('share.unnamedShared', { total: total! })
    : say('share.unnamed', { total: total!, second: second! });
}
