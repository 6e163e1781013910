import { learnInCourses, NO_NOTES, type Notes } from './courses.ts';
import type { Drift } from './drift.ts';
import type { Net } from './net.ts';
import type { Progress, Training } from './training.ts';
import { packNet, unpackNet, type Weights } from './weights.ts';

/** The nets of a game's bots, by where they play; those at tables may begin with what is known alone. */
const PLACES = ['solo', 'table'] as const;

type Place = (typeof PLACES)[number];

interface Plan extends Pick<Training, 'seats' | 'rate' | 'lessons'> {
  /** Matches for every minute that a training may take. */
  readonly pace: number;
}

/** How a game teaches its bots. */
interface Teaching {
  readonly plans: Readonly<Record<Place, Plan>>;
  /** A net that has not played yet; for tables it gets what has been learnt solo. */
  firstNet(place: Place, seed: string, alone: Net | undefined): Net;
  train(training: Training, tell: (progress: Progress) => void): void;
  /** How far nets are off that are asked how matches end, by so many matches. */
  drift?(nets: Readonly<Record<Place, Net>>, matches: number): Drift;
}

interface Work {
  readonly seed: string;
  readonly minutes: number;
}

/** How far a net has come. */
interface Stage {
  readonly done: number;
  readonly weights: Weights;
}

/** Matches after which a net is written down. */
const COURSE = 10_000;
/** Matches for every minute, and for each number of seats, in which a net's word is put to the test. */
const DRIFT_PACE = 50;

/**
 * Lets a game's bots learn everything they know, with as many matches as take about so many minutes
 * of one core: the same seed and minutes give the same. Returns the text of their `learnt.json`,
 * since nothing here touches files.
 */
export function tunerOf({ plans, firstNet, train, drift }: Teaching) {
  /**
   * One course of a training. It begins with the weights as they were written down after the one
   * before, so that a training that was broken off comes to the same end.
   */
  function course(
    place: Place,
    { seed, minutes }: Work,
    stage: Stage | undefined,
    alone: Stage | undefined,
    tell: (line: string) => void,
  ): Stage | undefined {
    const { pace, ...plan } = plans[place];
    const matches = Math.ceil(pace * minutes);
    const done = stage?.done ?? 0;
    if (stage && done >= matches) return undefined;
    const until = Math.min(matches, done + COURSE);
    const own = `${seed}/${place}`;
    const net = stage
      ? unpackNet(stage.weights)
      : firstNet(place, own, alone && unpackNet(alone.weights));
    train({ ...plan, seed: own, net, matches, done, until }, ({ done, score, error }) => {
      tell(`${place} ${done}/${matches}: score ${score.toFixed(2)}, error ${error.toFixed(4)}`);
    });
    return { done: until, weights: packNet(net) };
  }

  /** From where it was broken off. */
  function resume(work: Work, tell: (line: string) => void, notes: Notes): string {
    const stages = learnInCourses<Place, Stage>(PLACES, notes, (place, stage, known) =>
      course(place, work, stage, known.solo, tell),
    );
    const { solo, table } = { solo: stages.solo.weights, table: stages.table.weights };
    const nets = { solo: unpackNet(solo), table: unpackNet(table) };
    const measured = drift?.(nets, Math.ceil(DRIFT_PACE * work.minutes));
    return `${JSON.stringify({ solo, table, ...(measured && { drift: measured }) }, null, 2)}\n`;
  }

  return {
    tune: (work: Work, tell: (line: string) => void): string => resume(work, tell, NO_NOTES),
    resume,
  };
}
