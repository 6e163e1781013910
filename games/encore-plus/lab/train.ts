import { POINTS } from '#kits/grid/bots/opinion.ts';
import { Learner } from '#kits/net/learner.ts';
import { HEADS, LEAD, SCORE, WIN } from '#kits/net/net.ts';
import type { Progress, Training } from '#kits/net/training.ts';
import { randomFrom } from '#kits/random.ts';
import { greedy } from '../bot.ts';
import { Judge } from '../bots/judge.ts';
import { Player } from '../bots/player.ts';
import { byBot, byPlayer, drawn, playOut, type Story } from './stories.ts';

const BATCH = 4;
/** The weight of the final result, as opposed to the next evaluation, in training. */
const LAMBDA = 0.7;
/** Stories that are remembered, and how many of them are studied again with each new one. */
const KEPT = 6000;
const AGAIN = 8;
/** The first matches of a course teach little: they are few to study again. */
const WARM_UP = 300;
const TOLD_EVERY = 500;

/** Learns by self-play; reports its progress every few hundred matches. */
export function train(training: Training, tell: (progress: Progress) => void): void {
  const { seed, matches, rate, lessons, net, done = 0, until = matches } = training;
  const learner = new Learner(net);
  const player = new Player(net);
  const judge = new Judge(net);
  const library: Story[] = [];
  let [score, error, count] = [0, 0, 0];
  for (let match = done; match < until; match++) {
    const random = randomFrom(`${seed}/${match}`);
    const choose = match < lessons ? byBot(greedy, random) : byPlayer(player, random);
    const stories = playOut(judge, choose, drawn(training.seats, random), random);
    const warmth = Math.min(1, (match - done + 1) / WARM_UP);
    const step = warmth * rate[0] * (rate[1] / rate[0]) ** (match / matches);
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
    if ((match + 1) % TOLD_EVERY === 0 || match + 1 === until) {
      tell({ done: match + 1, score: score / count, error: error / count });
      [score, error, count] = [0, 0, 0];
    }
  }
}

/** From the end backwards, trains each table on its result; returns the error of the net. */
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
