import type { Move } from '#engine/contract.ts';
import { Learner } from '#kits/grid/bots/learner.ts';
import { HEADS, type Net, SCORE, WIN } from '#kits/grid/bots/net.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { Judge } from '../bots/judge.ts';
import { penaltyMove } from '../bots/penalty-moves.ts';
import { Player } from '../bots/player.ts';
import { MISSIONS, progress } from '../missions.ts';
import { next, resolve, roll, thirdMiss } from '../play.ts';
import { type Position, start } from '../position.ts';

export interface Training {
  readonly seed: string;
  readonly matches: number;
  /** Where to go on from: a net and how many matches it has learnt from. It is changed. */
  readonly net: Net;
  readonly done?: number;
  /** Steps of learning: the first, and the last after falling evenly by factors. */
  readonly rate: readonly [number, number];
  /** How many of the first matches are played as the net says at the start. */
  readonly lessons: number;
}

export interface Progress {
  readonly done: number;
  /** Matches won, and the mean square error of the chance to win. */
  readonly won: number;
  readonly error: number;
}

/** A match of a team: what it saw after each roll, and whether it won. */
export interface Story {
  readonly pages: readonly Int32Array[];
  readonly won: number;
  /** How much of the mission was done, less something for a third miss. */
  readonly done: number;
}

const MOST_SEATS = 5;
const BATCH = 4;
/** How much of what the end says, and not the net after the next roll, a table is told. */
const LAMBDA = 0.8;
/** Stories that are remembered, and how many of them are studied again with each new one. */
const KEPT = 4000;
const AGAIN = 8;
const TOLD_EVERY = 1000;
const BLUR = 0.04;
const THIRD_MISS = 0.3;

/** Learns by playing with itself, all missions and sizes of teams in turn. */
export function train(training: Training, tell: (progress: Progress) => void): Net {
  const { seed, matches, rate, net, lessons, done = 0 } = training;
  const learner = new Learner(net);
  const first = { ...net, rows: net.rows.slice(), top: net.top.slice() };
  const teacher = new Player(first, { isQuick: true });
  const pupil = new Player(net);
  const judge = new Judge(net);
  const library: Story[] = [];
  let [won, error, count] = [0, 0, 0];
  for (let match = done; match < matches; match++) {
    const random = randomFrom(`${seed}/${match}`);
    const seats = 1 + random.below(MOST_SEATS);
    const position = start(seats, { Mission: MISSIONS[random.below(MISSIONS.length)]! });
    const story = playOut(judge, match < lessons ? teacher : pupil, position, random);
    if (library.length < KEPT) library.push(story);
    else library[random.below(KEPT)] = story;
    won += story.won;
    error += study(learner, story);
    count++;
    for (let again = 0; again < AGAIN; again++) {
      study(learner, library[random.below(library.length)]!);
      if (again % BATCH === BATCH - 1) {
        learner.step(rate[0] * (rate[1] / rate[0]) ** (match / matches));
      }
    }
    if (count === TOLD_EVERY || match + 1 === matches) {
      tell({ done: match + 1, won: won / count, error: error / count });
      [won, error, count] = [0, 0, 0];
    }
  }
  return net;
}

export function playOut(judge: Judge, player: Player, position: Position, random: Random): Story {
  const blur = random.below(3) === 0 ? BLUR : 0;
  const pages: Int32Array[] = [];
  const chosen: Move[] = [];
  for (;;) {
    const wait = next(position);
    if (wait.for === 'nobody') {
      return { pages, won: Number(position.won), done: doneOf(position) };
    }
    if (wait.for === 'dice') {
      judge.sit(position);
      if (position.rolls > 0) pages.push(judge.traits());
      const faces = wait.dice.map((die) => random.below(die.faces.length));
      roll(position, faces);
      continue;
    }
    chosen.length = wait.seats.length;
    for (const [i, seat] of wait.seats.entries()) {
      const choose = () => {
        const count = player.weighMoves(position, seat);
        return player.moves[bestOf(player.worths, count, blur, random)]!;
      };
      chosen[i] = penaltyMove(position) ?? choose();
    }
    resolve(position, chosen);
  }
}

/** Mostly what is best; in some matches every move is a little blurred, so that others are seen. */
function bestOf(worths: readonly number[], count: number, blur: number, random: Random): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = worths[i]! + (blur * random.below(1000)) / 1000;
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

function doneOf(position: Position): number {
  const goals = Object.values(progress(position)).filter(([, need]) => need > 0);
  const done = goals.reduce((sum, [have, need]) => sum + Math.min(1, have / need), 0);
  return done / goals.length - (thirdMiss(position) ? THIRD_MISS : 0);
}

/** From the end backwards, each table is told what came of it; returns how far the net was off. */
function study(learner: Learner, { pages, won, done }: Story): number {
  const wanted = new Float32Array(HEADS);
  wanted[WIN] = won;
  wanted[SCORE] = done;
  let error = 0;
  for (const traits of pages.toReversed()) {
    learner.learn(traits, 0, traits.length, wanted);
    error += (learner.said[WIN]! - won) ** 2;
    for (const head of [WIN, SCORE]) {
      wanted[head] = LAMBDA * wanted[head]! + (1 - LAMBDA) * learner.said[head]!;
    }
  }
  return error / Math.max(1, pages.length);
}
