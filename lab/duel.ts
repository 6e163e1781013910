import type { Bot } from '#bots/bot.ts';
import { dicePaired } from '#bots/dice.ts';
import { playOn } from '#bots/play-on.ts';
import type { Game, Options, Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { add, noSums, type Sums, together } from '#kits/sums.ts';

export interface Duel<Position = unknown> {
  readonly game: Game<Position>;
  readonly options: Options;
  readonly seats: number;
  /** The one that is measured, and the one it is measured against. */
  readonly bots: readonly [Bot<Position>, Bot<Position>];
  readonly seed: string;
}

/** What two bots did with the same dice, added up over pairs of matches. */
export interface Fight {
  /** Of all encounters of a seat of the first with a seat of the second, those it won; ties half. */
  readonly share: Sums;
  /** By how many points the first was ahead. */
  readonly margin: Sums;
  /** Points of a seat, and matches won as a team, bot by bot. */
  readonly points: readonly [Sums, Sums];
  readonly won: readonly [Sums, Sums];
  /** Of the pairs in which only one of two teams won, those in which the first did. */
  readonly differing: Sums;
}

/** Plays the pairs of matches from one number to the one before another: each has its own dice. */
export function fight<Position>(duel: Duel<Position>, from: number, to: number): Fight {
  const fought = noFight();
  const isApart = duel.seats === 1 || duel.game.isTeam;
  for (let pair = from; pair < to; pair++) {
    if (isApart) fightApart(duel, pair, fought);
    else fightTogether(duel, pair, fought);
  }
  return fought;
}

function noFight(): Fight {
  return {
    share: noSums(),
    margin: noSums(),
    points: [noSums(), noSums()],
    won: [noSums(), noSums()],
    differing: noSums(),
  };
}

export function allFights(fights: readonly Fight[]): Fight {
  const sums = (of: (each: Fight) => Sums) => together(fights.map(of));
  return {
    share: sums(({ share }) => share),
    margin: sums(({ margin }) => margin),
    points: [sums(({ points }) => points[0]), sums(({ points }) => points[1])],
    won: [sums(({ won }) => won[0]), sums(({ won }) => won[1])],
    differing: sums(({ differing }) => differing),
  };
}

interface Played {
  readonly points: number;
  readonly won: number;
}

/** Alone or as a team nobody meets the other: both play with the same dice, one after the other. */
function fightApart<Position>(duel: Duel<Position>, pair: number, fought: Fight): void {
  const [first, second] = duel.bots.map((bot, which) => {
    const bots = Array.from({ length: duel.seats }, () => bot);
    const { scores, winners } = play(duel, pair, bots);
    const points = scores.reduce((sum, { total }) => sum + total, 0) / scores.length;
    const won = winners.length > 0 ? 1 : 0;
    add(fought.points[which]!, points);
    add(fought.won[which]!, won);
    return { points, won };
  }) as [Played, Played];
  const margin = first.points - second.points;
  // A team wins or loses; how many points it had then is nobody's question.
  const ahead = duel.game.isTeam ? first.won - second.won : margin;
  add(fought.margin, margin);
  add(fought.share, (1 + Math.sign(ahead)) / 2);
  if (duel.game.isTeam && ahead !== 0) add(fought.differing, first.won);
}

/** Two matches with the same dice; the bots exchange seats in the second. */
function fightTogether<Position>(duel: Duel<Position>, pair: number, fought: Fight): void {
  let [encounters, beaten, margin] = [0, 0, 0];
  for (const swap of [0, 1]) {
    const side = (seat: Seat): number => sideOf(seat, duel.seats, pair) ^ swap;
    const bots = Array.from({ length: duel.seats }, (_, seat) => duel.bots[side(seat)]!);
    const { scores, winners } = play(duel, pair, bots);
    const standing = scores.map(({ total }, seat) => total + (winners.includes(seat) ? 0.5 : 0));
    for (const [seat, { total }] of scores.entries()) add(fought.points[side(seat)]!, total);
    for (const which of [0, 1]) {
      const share = winners.filter((seat) => side(seat) === which).length / winners.length;
      add(fought.won[which]!, share);
    }
    for (const [mine, own] of standing.entries()) {
      for (const [theirs, other] of standing.entries()) {
        if (side(mine) !== 0 || side(theirs) !== 1) continue;
        encounters++;
        beaten += (1 + Math.sign(own - other)) / 2;
        margin += scores[mine]!.total - scores[theirs]!.total;
      }
    }
  }
  add(fought.share, beaten / encounters);
  add(fought.margin, margin / encounters);
}

/** Neighbours alternate; with an odd number of seats the one left over goes round. */
function sideOf(seat: Seat, seats: number, pair: number): number {
  return ((seat + pair) % seats) % 2;
}

function play<Position>(duel: Duel<Position>, pair: number, bots: readonly Bot<Position>[]) {
  const { game, options, seed } = duel;
  const position = game.start(bots.length, options);
  playOn(game, position, bots, dicePaired(`${seed}/${pair}`), randomFrom(`${seed}:${pair}`));
  return { scores: game.scores(position), winners: game.winners(position) };
}
