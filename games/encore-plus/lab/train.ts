import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { Learner, newNet } from '#kits/grid/bots/learner.ts';
import { HEADS, LEAD, type Net, SCORE, WIN, widthOf } from '#kits/grid/bots/net.ts';
import { PLUS_SHEET } from '#kits/grid/printed.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { greedy } from '../bot.ts';
import { Judge, POINTS } from '../bots/judge.ts';
import { SHEET_TRAITS } from '../bots/look.ts';
import { Player } from '../bots/player.ts';
import { knownLeads, OTHER_BASE, SOLO_TRAITS, TRAITS } from '../bots/traits.ts';
import { next, resolve, roll } from '../play.ts';
import { type Position, start } from '../position.ts';
import { scores } from '../score.ts';

export interface Training {
  readonly seed: string;
  readonly matches: number;
  /** Where to go on from: a net and how many matches it has learnt from. It is changed. */
  readonly net: Net;
  readonly done?: number;
  /** Steps of learning: the first, and the last after falling evenly by factors. */
  readonly rate: readonly [number, number];
  /** How many play; one of these is drawn for each match. */
  readonly seats: readonly number[];
  /** How many of the first matches are those of the greedy bot. */
  readonly lessons: number;
}

export interface Progress {
  readonly done: number;
  /** The mean score, and the mean square error of the chance to win. */
  readonly score: number;
  readonly error: number;
}

/** A table between two rolls for one seat and one other, with the points that they have. */
interface Page {
  readonly traits: Int32Array;
  readonly total: number;
  readonly lead: number;
}

interface Story {
  readonly seat: Seat;
  readonly other: Seat;
  readonly pages: Page[];
  /** Who won, the score and the lead in the end. */
  readonly result: Float32Array;
}

const BATCH = 4;
/** How much of what the end says, and not the net after the next roll, a table is told. */
const LAMBDA = 0.7;
/** Stories that are remembered, and how many of them are studied again with each new one. */
const KEPT = 6000;
const AGAIN = 8;
/** What ten points are worth when it comes to winning, before anything is known of it. */
const SURE = 0.9;
const TOLD_EVERY = 500;
const GENERATED = 60;
const BLUR = 0.02;

/** Learns by playing against itself; tells how it goes every few hundred matches. */
export function train(training: Training, tell: (progress: Progress) => void): Net {
  const { seed, matches, rate, lessons, net, done = 0 } = training;
  const learner = new Learner(net);
  const player = new Player(net);
  const judge = new Judge(net);
  const library: Story[] = [];
  let [score, error, count] = [0, 0, 0];
  for (let match = done; match < matches; match++) {
    const random = randomFrom(`${seed}/${match}`);
    const choose = match < lessons ? byBot(greedy, random) : byPlayer(player, random);
    const stories = playOut(judge, choose, drawn(training.seats, random), random);
    const step = rate[0] * (rate[1] / rate[0]) ** (match / matches);
    for (const story of stories) {
      score += story.result[SCORE]!;
      error += study(learner, story);
      count++;
      if (library.length < KEPT) library.push(story);
      else library[random.below(KEPT)] = story;
    }
    learner.step(step);
    for (let again = 0; again < AGAIN * stories.length; again++) {
      study(learner, drawn(library, random));
      if (again % BATCH === BATCH - 1) learner.step(step);
    }
    if ((match + 1) % TOLD_EVERY === 0 || match + 1 === matches) {
      tell({ done: match + 1, score: score / count, error: error / count });
      [score, error, count] = [0, 0, 0];
    }
  }
  return net;
}

/** Knows nothing yet. */
export function soloNet(hidden: number, seed: string): Net {
  return newNet(SOLO_TRAITS, hidden, randomFrom(`${seed}/net`));
}

/**
 * What a net for one knows, for a table: half of it looks at the own sheet and half at that of the
 * other, and the lead decides who wins.
 */
export function tableNet(solo: Net, seed: string): Net {
  const half = solo.hidden;
  const net = newNet(TRAITS, 2 * half, randomFrom(`${seed}/net`));
  const [from, to] = [widthOf(solo), widthOf(net)];
  net.rows.fill(0);
  net.top.fill(0);
  for (let trait = 0; trait < SOLO_TRAITS; trait++) {
    const row = solo.rows.subarray(trait * from, (trait + 1) * from);
    const points = row[half + SCORE]!;
    const own = net.rows.subarray(trait * to, (trait + 1) * to);
    own.set(row.subarray(0, half));
    own.set([points * SURE, points, points], 2 * half);
    if (trait >= SHEET_TRAITS) continue;
    const at = (OTHER_BASE + trait) * to;
    const other = net.rows.subarray(at, at + to);
    other.set(row.subarray(0, half), half);
    other.set([-points * SURE, 0, -points], 2 * half);
  }
  for (let i = 0; i < half; i++) {
    const points = solo.top[SCORE * half + i]!;
    for (const [head, sign] of [
      [WIN, SURE],
      [SCORE, 1],
      [LEAD, 1],
    ] as const) {
      net.top[head * 2 * half + i] = sign * points;
      if (head !== SCORE) net.top[head * 2 * half + half + i] = -sign * points;
    }
  }
  for (const { trait, lead } of knownLeads()) {
    net.rows[trait * to + 2 * half + WIN] = (SURE * lead) / POINTS;
  }
  return net;
}

type Choose = (position: Position, seat: Seat) => Move;

function byBot(bot: Bot<Position>, random: Random): Choose {
  return (position, seat) => bot.choose(position, seat, random);
}

/** Mostly what is best; in some matches every move is a little blurred, so that others are seen. */
function byPlayer(player: Player, random: Random): Choose {
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

function playOut(judge: Judge, choose: Choose, seats: number, random: Random): Story[] {
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

function drawn<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}

function drawSheet(random: Random): string {
  return random.below(4) > 0 ? PLUS_SHEET.id : `sheet:t${random.below(GENERATED)}`;
}

function noteResult(position: Position, { seat, other, result }: Story): void {
  const totals = scores(position);
  const { papers } = position;
  const total = totals[seat]!.total;
  const lead = total - totals[other]!.total;
  result[WIN] = (1 + Math.sign(lead || papers[seat]!.jokers - papers[other]!.jokers)) / 2;
  result[SCORE] = total;
  result[LEAD] = lead;
}

/** From the end backwards, each table is told what came of it; returns how far the net was off. */
function study(learner: Learner, { pages, result }: Story): number {
  const hoped = Float32Array.from(result);
  const wanted = new Float32Array(HEADS);
  let error = 0;
  for (const { traits, total, lead } of pages.toReversed()) {
    wanted[WIN] = hoped[WIN]!;
    wanted[SCORE] = (hoped[SCORE]! - total) / POINTS;
    wanted[LEAD] = (hoped[LEAD]! - lead) / POINTS;
    learner.learn(traits, 0, traits.length, wanted);
    const { said } = learner;
    error += (said[WIN]! - result[WIN]!) ** 2;
    blend(hoped, WIN, said[WIN]!);
    blend(hoped, SCORE, said[SCORE]! * POINTS + total);
    blend(hoped, LEAD, said[LEAD]! * POINTS + lead);
  }
  return error / Math.max(1, pages.length);
}

function blend(hoped: Float32Array, head: number, said: number): void {
  hoped[head] = LAMBDA * hoped[head]! + (1 - LAMBDA) * said;
}
