import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { POINTS } from '#kits/grid/bots/opinion.ts';
import { winOver } from '#kits/grid/bots/worth.ts';
import { ENCORE_SHEETS } from '#kits/grid/printed.ts';
import { Learner, newNet } from '#kits/net/learner.ts';
import { HEADS, LEAD, type Net, SCORE, WIN, widthOf } from '#kits/net/net.ts';
import type { Progress, Training } from '#kits/net/training.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { greedy } from '../bot.ts';
import { Player } from '../bots/player.ts';
import { traitsOf } from '../bots/samples.ts';
import { endBonus, sceneOf, totalOf } from '../bots/scene.ts';
import { knownPoints, TRAITS } from '../bots/traits.ts';
import { moves as listMoves, next, type Position, resolve, roll, start } from '../play.ts';

/** A match's tables for one seat and one other, from the first roll on. */
type Story = Int32Array[];

const BATCH = 1;
/** The weight of the final result, as opposed to the next evaluation, in training. */
const LAMBDA = 0.8;
const TOLD_EVERY = 500;
const GENERATED = 60;
/** Of a hundred moves in a lesson, those that are made at random. */
const RANDOM_SHARES = [0, 0, 10, 30];
/** How far moves are off in a match that is blurred. */
const BLURS = [0, 0, 0.03];

/** Learns by self-play; reports its progress every few hundred matches. */
export function train(training: Training, tell: (progress: Progress) => void): void {
  const { seed, matches, net, rate, lessons, done = 0, until = matches } = training;
  const learner = new Learner(net);
  // Looking at the replies of others would cost more than it teaches.
  const player = new Player(net, { isQuick: true });
  let [score, error, count] = [0, 0, 0];
  for (let match = done; match < until; match++) {
    const random = randomFrom(`${seed}/${match}`);
    const choose = match < lessons ? byBot(greedy, random) : byPlayer(player, random);
    const { stories, position } = playOut(choose, drawn(training.seats, random), random);
    for (const [seat, { other, story }] of stories.entries()) {
      const wanted = resultOf(position, seat, other);
      score += wanted[SCORE]! * POINTS;
      error += study(learner, story, wanted);
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

/** Knows the points that are on the sheets, and nothing else. */
export function firstNet(hidden: number, seed: string): Net {
  const net = newNet(TRAITS, hidden, randomFrom(`${seed}/net`));
  for (const { trait, total, lead } of knownPoints()) {
    const at = trait * widthOf(net) + hidden;
    if (total !== undefined) net.rows[at + SCORE] = total / POINTS;
    if (lead === undefined) continue;
    net.rows[at + LEAD] = lead / POINTS;
    net.rows[at + WIN] = lead / POINTS;
  }
  return net;
}

type Choose = (position: Position, seat: Seat) => Move;

/** With some moves at random, so that what becomes of bad ones is seen too. */
function byBot(bot: Bot<Position>, random: Random): Choose {
  const share = drawn(RANDOM_SHARES, random);
  const moves: Move[] = [];
  return (position, seat) => {
    if (random.below(100) >= share) return bot.choose(position, seat, random);
    return moves[random.below(listMoves(position, seat, moves))]!;
  };
}

/** Mostly what is best; in some matches every move is a little blurred, so that others are seen. */
function byPlayer(player: Player, random: Random): Choose {
  const blur = drawn(BLURS, random);
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

function playOut(choose: Choose, seats: number, random: Random) {
  const position = start(seats, drawSheet(random));
  const stories = Array.from({ length: seats }, (_, seat) => ({
    other: seats === 1 ? seat : (seat + 1 + random.below(seats - 1)) % seats,
    story: [] as Story,
  }));
  const chosen: Move[] = [];
  for (;;) {
    const wait = next(position);
    if (wait.for === 'nobody') return { stories, position };
    if (wait.for === 'dice') {
      roll(
        position,
        wait.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    chosen.length = wait.seats.length;
    for (const [i, seat] of wait.seats.entries()) chosen[i] = choose(position, seat);
    resolve(position, chosen);
    if (position.phase !== 'roll') continue;
    const scene = sceneOf(position);
    for (const [seat, { other, story }] of stories.entries()) {
      story.push(traitsOf(scene, seat, other));
    }
  }
}

function drawn<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}

function drawSheet(random: Random): string {
  const kind = random.below(3);
  if (kind === 0) return ENCORE_SHEETS[0]!.id;
  if (kind === 1) return drawn(ENCORE_SHEETS, random).id;
  return `sheet:t${random.below(GENERATED)}`;
}

function resultOf(position: Position, seat: Seat, other: Seat): Float32Array {
  const { papers, claimed } = position;
  const [own, theirs] = [papers[seat]!, papers[other]!];
  const bonus = endBonus(sceneOf(position), own);
  const [total, against] = [totalOf(own, claimed) + bonus, totalOf(theirs, claimed) + bonus];
  const result = new Float32Array(HEADS);
  result[WIN] = winOver(total - against, own.jokers - theirs.jokers);
  result[SCORE] = total / POINTS;
  result[LEAD] = (total - against) / POINTS;
  return result;
}

/** From the end backwards, trains each table on its result; returns the error of the net. */
function study(learner: Learner, story: Story, result: Float32Array): number {
  const wanted = Float32Array.from(result);
  let error = 0;
  for (const traits of story.toReversed()) {
    learner.learn(traits, 0, traits.length, wanted);
    error += (learner.said[WIN]! - result[WIN]!) ** 2;
    for (let head = 0; head < HEADS; head++) {
      wanted[head] = LAMBDA * wanted[head]! + (1 - LAMBDA) * learner.said[head]!;
    }
  }
  return error / Math.max(1, story.length);
}
