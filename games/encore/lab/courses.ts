import type { Net } from '#kits/grid/bots/net.ts';
import { packNet, unpackNet, type Weights } from '#kits/grid/bots/weights.ts';
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
  readonly hidden: number;
  /** Matches for every minute that a training may take. */
  readonly pace: number;
  readonly rate: readonly [number, number];
}

const PLANS: Readonly<Record<Place, Plan>> = {
  solo: { seats: [1], hidden: 16, pace: 5000, rate: [0.002, 0.00005] },
  table: { seats: mostlyTwo(), hidden: 16, pace: 5000, rate: [0.002, 0.00005] },
};

/** Matches after which a net is written down. */
const COURSE = 10_000;
const LESSONS = 1000;

export const matchesIn = (place: Place, minutes: number): number =>
  Math.ceil(PLANS[place].pace * minutes);

interface Course {
  readonly seed: string;
  readonly minutes: number;
  /** Where the course before has ended. */
  readonly stage: Stage | undefined;
}

/**
 * One course of a training. It begins with the weights as they were written down after the one
 * before, so that a training that was broken off comes to the same end.
 */
export function takeCourse(
  place: Place,
  { seed, minutes, stage }: Course,
  tell: (line: string) => void,
): Stage {
  const { seats, hidden, rate } = PLANS[place];
  const done = stage?.done ?? 0;
  const matches = matchesIn(place, minutes);
  const until = Math.min(matches, done + COURSE);
  const from: { net?: Net } = stage ? { net: unpackNet(stage.weights) } : {};
  const training = { ...from, seed: `${seed}/${place}`, hidden, matches, done, until };
  const net = train({ ...training, rate, seats, lessons: LESSONS }, ({ done, score, error }) => {
    tell(`${place} ${done}/${matches}: mean score ${score.toFixed(2)}, error ${error.toFixed(4)}`);
  });
  return { done: until, weights: packNet(net) };
}

/** Most play with two; the others must not be strangers. */
function mostlyTwo(): number[] {
  return [...new Array<number>(14).fill(2), 3, 3, 3, 4, 5, 6];
}
