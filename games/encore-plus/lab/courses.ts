import type { Net } from '#kits/grid/bots/net.ts';
import { packNet, unpackNet, type Weights } from '#kits/grid/bots/weights.ts';
import { soloNet, tableNet } from './nets.ts';
import { train } from './train.ts';

/** The nets of the bots, by where they play. */
export type Place = 'solo' | 'table';

/** How far a net has come. */
export interface Stage {
  readonly done: number;
  readonly weights: Weights;
}

interface Plan {
  readonly seats: readonly number[];
  /** Matches for every minute that a training may take. */
  readonly pace: number;
  readonly lessons: number;
}

const HIDDEN = 8;
const PLANS: Readonly<Record<Place, Plan>> = {
  solo: { seats: [1], pace: 3000, lessons: 400 },
  table: { seats: [2, 2, 2, 3, 4], pace: 1000, lessons: 0 },
};
const RATE = [0.001, 0.0001] as const;

/** Matches after which a net is written down. */
const COURSE = 10_000;

export const matchesIn = (place: Place, minutes: number): number =>
  Math.ceil(PLANS[place].pace * minutes);

interface Course {
  readonly seed: string;
  readonly minutes: number;
  /** Where the course before has ended. */
  readonly stage: Stage | undefined;
  /** What those who play alone have learnt, once they have; tables begin with it. */
  readonly alone: Stage | undefined;
}

/**
 * One course of a training. It begins with the weights as they were written down after the one
 * before, so that a training that was broken off comes to the same end.
 */
export function takeCourse(place: Place, course: Course, tell: (line: string) => void): Stage {
  const { seats, lessons } = PLANS[place];
  const { seed, minutes, stage } = course;
  const done = stage?.done ?? 0;
  const matches = matchesIn(place, minutes);
  const until = Math.min(matches, done + COURSE);
  const net = stage ? unpackNet(stage.weights) : firstNet(course);
  const training = { seed: `${seed}/${place}`, net, matches, done, until };
  train({ ...training, rate: RATE, seats, lessons }, ({ done, score, error }) => {
    tell(`${place} ${done}/${matches}: mean score ${score.toFixed(1)}, error ${error.toFixed(4)}`);
  });
  return { done: until, weights: packNet(net) };
}

function firstNet({ seed, alone }: Course): Net {
  return alone ? tableNet(unpackNet(alone.weights), seed) : soloNet(HIDDEN, seed);
}
