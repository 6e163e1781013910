import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { winOver } from '#kits/grid/bots/worth.ts';
import { PLUS_SHEET } from '#kits/grid/printed.ts';
import { HEADS, LEAD, SCORE, WIN } from '#kits/net/net.ts';
import type { Random } from '#kits/random.ts';
import type { Judge } from '../bots/judge.ts';
import type { Player } from '../bots/player.ts';
import { next, resolve, roll } from '../play.ts';
import { type Position, start } from '../position.ts';
import { scores } from '../score.ts';

/** A table between two rolls for one seat and one other, with the points that they have. */
interface Page {
  readonly traits: Int32Array;
  readonly total: number;
  readonly lead: number;
}

export interface Story {
  readonly seat: Seat;
  readonly other: Seat;
  readonly pages: Page[];
  /** Who won, the score and the lead in the end. */
  readonly result: Float32Array;
}

const GENERATED = 60;
const BLUR = 0.02;

type Choose = (position: Position, seat: Seat) => Move;

export function byBot(bot: Bot<Position>, random: Random): Choose {
  return (position, seat) => bot.choose(position, seat, random);
}

/** Mostly what is best; in some matches every move is a little blurred, so that others are seen. */
export function byPlayer(player: Player, random: Random): Choose {
  const blur = drawn([0, 0, BLUR], random);
  return (position, seat) => {
    const count = player.weighMoves(position, seat);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const worth = player.worths[i]! + (blur * random.below(1000)) / 1000;
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return player.moves[best]!;
  };
}

/** A match from the point of view of every seat. */
export function playOut(judge: Judge, choose: Choose, seats: number, random: Random): Story[] {
  const position = start(seats, drawSheet(random));
  const stories = Array.from({ length: seats }, (_, seat): Story => {
    const other = seats === 1 ? seat : (seat + 1 + random.below(seats - 1)) % seats;
    return { seat, other, pages: [], result: new Float32Array(HEADS) };
  });
  const chosen: Move[] = [];
  for (;;) {
    const wait = next(position);
    if (wait.for === 'nobody') {
      for (const story of stories) noteResult(position, story);
      return stories;
    }
    if (wait.for === 'dice') {
      const faces = wait.dice.map((die) => random.below(die.faces.length));
      roll(position, faces);
      continue;
    }
    chosen.length = wait.seats.length;
    for (const [i, seat] of wait.seats.entries()) chosen[i] = choose(position, seat);
    resolve(position, chosen);
    if (position.phase === 'roll') for (const story of stories) note(judge, position, story);
  }
}

function note(judge: Judge, position: Position, { seat, other, pages }: Story): void {
  judge.sit(position, seat);
  const traits = judge.traitsAgainst(other);
  const totals = scores(position);
  const total = totals[seat]!.total;
  pages.push({ traits, total, lead: total - totals[other]!.total });
}

function drawSheet(random: Random): string {
  return random.below(4) > 0 ? PLUS_SHEET.id : `sheet:t${random.below(GENERATED)}`;
}

function noteResult(position: Position, { seat, other, result }: Story): void {
  const totals = scores(position);
  const { papers } = position;
  const total = totals[seat]!.total;
  const lead = total - totals[other]!.total;
  result[WIN] = winOver(lead, papers[seat]!.jokers - papers[other]!.jokers);
  result[SCORE] = total;
  result[LEAD] = lead;
}

export function drawn<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}
