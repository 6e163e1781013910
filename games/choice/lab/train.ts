import type { Move, Seat } from '#engine/contract.ts';
import { Learner, newNet } from '#kits/net/learner.ts';
import { HEADS, LEAD, type Net, SCORE, WIN, widthOf } from '#kits/net/net.ts';
import type { Progress, Training } from '#kits/net/training.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { greedy } from '../bot.ts';
import { POINTS } from '../bots/judge.ts';
import { looksOf, totalOf } from '../bots/look.ts';
import { Player } from '../bots/player.ts';
import { traitsOf } from '../bots/samples.ts';
import { leads, TRAITS } from '../bots/traits.ts';
import { next, resolve, roll } from '../play.ts';
import { type Position, start } from '../position.ts';
import { scores } from '../score.ts';

/** A table as one seat saw it after a turn: its traits, and its own points and lead. */
interface Scene {
  readonly traits: Int32Array;
  readonly total: number;
}

const BATCH = 4;
const BLURS = [0, 0.01, 0.04];
/** The weight of the final result, as opposed to the next evaluation, in training. */
const LAMBDA = 0.85;
const TOLD_EVERY = 1000;

/** Learns by self-play; reports its progress every thousand matches. */
export function train(training: Training, tell: (progress: Progress) => void): void {
  const { seed, matches, net, rate, lessons, done = 0, until = matches } = training;
  const learner = new Learner(net);
  const player = new Player(net);
  let [score, error, count] = [0, 0, 0];
  for (let match = done; match < until; match++) {
    const random = randomFrom(`${seed}/${match}`);
    const choose = match < lessons ? byGreedy(random) : byPlayer(player, random);
    const { stories, position } = playOut(choose, drawn(training.seats, random), random);
    const totals = scores(position).map(({ total }) => total);
    for (const [seat, { other, story }] of stories.entries()) {
      error += study(learner, story, totals[seat]!, totals[other]!);
      score += totals[seat]!;
      count++;
    }
    if ((match + 1) % BATCH === 0) {
      learner.step(rate[0] * (rate[1] / rate[0]) ** (match / matches));
    }
    if ((match + 1) % TOLD_EVERY === 0 || match + 1 === until) {
      tell({ done: match + 1, score: score / count, error: error / count });
      [score, error, count] = [0, 0, 0];
    }
  }
}

/** Knows who is ahead, and nothing else. */
export function firstNet(hidden: number, seed: string): Net {
  const net = newNet(TRAITS, hidden, randomFrom(`${seed}/net`));
  for (const { trait, lead } of leads()) {
    const at = trait * widthOf(net) + hidden;
    net.rows[at + WIN] = lead / POINTS;
    net.rows[at + LEAD] = lead / POINTS;
  }
  return net;
}

function playOut(choose: Choose, seats: number, random: Random) {
  const position = start(Array.from({ length: seats }, () => random.below(2)));
  const stories = Array.from({ length: seats }, (_, seat) => ({
    other: seats === 1 ? seat : (seat + 1 + random.below(seats - 1)) % seats,
    story: [] as Scene[],
  }));
  const chosen: Move[] = [];
  for (;;) {
    const wait = next(position);
    if (wait.for === 'nobody') return { stories, position };
    if (wait.for === 'dice') {
      roll(
        position,
        wait.dice.map(({ faces }, i) =>
          faces.length === 1 ? position.dice[i]! : random.below(faces.length),
        ),
      );
      continue;
    }
    chosen.length = wait.seats.length;
    choose(position, wait.seats, chosen);
    resolve(position, chosen);
    if (position.phase !== 'first') continue;
    const looks = looksOf(position);
    for (const [seat, { other, story }] of stories.entries()) {
      const traits = traitsOf(looks, seat, other, position.active);
      story.push({ traits, total: totalOf(looks[seat]!) });
    }
  }
}

/** Decides for all seats that are asked. */
type Choose = (position: Position, seats: readonly Seat[], into: Move[]) => void;

function byGreedy(random: Random): Choose {
  return (position, seats, into) => {
    for (const [i, seat] of seats.entries()) into[i] = greedy.choose(position, seat, random);
  };
}

/** Mostly what is best; in some matches every move is a little blurred, so that others are seen. */
function byPlayer(player: Player, random: Random): Choose {
  const blur = drawn(BLURS, random);
  return (position, seats, into) => {
    const unit = position.sheets.length === 1 ? POINTS : 1;
    const looks = position.phase === 'use' ? player.foresee(position).looks : looksOf(position);
    for (const [i, seat] of seats.entries()) {
      const count = player.weighMoves(position, seat, looks);
      into[i] = drawnMove(player, count, blur * unit, random);
    }
  };
}

function drawnMove(player: Player, count: number, blur: number, random: Random): Move {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = player.worths[i]! + (blur * random.below(1000)) / 1000;
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return player.moves[best]!;
}

/** From the end backwards, trains each table on its result; returns the error of the net. */
function study(learner: Learner, story: readonly Scene[], total: number, against: number): number {
  const win = (1 + Math.sign(total - against)) / 2;
  const wanted = new Float32Array(HEADS);
  // What the end says, and later mostly that: the score as it will be, not what is still to come.
  let [chance, final, lead] = [win, total / POINTS, (total - against) / POINTS];
  let error = 0;
  for (const scene of story.toReversed()) {
    const { traits } = scene;
    wanted[WIN] = chance;
    wanted[SCORE] = final - scene.total / POINTS;
    wanted[LEAD] = lead;
    learner.learn(traits, 0, traits.length, wanted);
    const { said } = learner;
    error += (said[WIN]! - win) ** 2;
    chance = LAMBDA * chance + (1 - LAMBDA) * said[WIN]!;
    final = LAMBDA * final + (1 - LAMBDA) * (said[SCORE]! + scene.total / POINTS);
    lead = LAMBDA * lead + (1 - LAMBDA) * said[LEAD]!;
  }
  return error / Math.max(1, story.length);
}

function drawn<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}
