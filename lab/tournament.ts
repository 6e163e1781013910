import type { Options } from '#engine/contract.ts';
import { type Estimate, estimate } from '#kits/sums.ts';
import { allFights, type Fight } from './duel.ts';
import type { FightJob } from './jobs.ts';
import { doAll } from './pool.ts';
import { rate } from './rating.ts';

export interface Tournament {
  readonly game: string;
  /** By name; each meets every other one. */
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seats: number;
  /** Pairs of matches with the same dice, for every two bots. */
  readonly pairs: number;
  readonly seed: string;
}

/** A part of a tournament that has been played. */
export interface Part {
  readonly job: FightJob;
  readonly fight: Fight;
}

export interface Encounter {
  readonly bots: readonly [string, string];
  /** What the first won of the second, and by how many points on average. */
  readonly share: Estimate;
  readonly margin: Estimate;
  readonly points: readonly [Estimate, Estimate];
  readonly won: readonly [Estimate, Estimate];
}

export interface Standings {
  readonly encounters: readonly Encounter[];
  /** Strongest first, in points as in chess. */
  readonly ratings: readonly { readonly bot: string; readonly rating: number }[];
}

/** Small enough to see progress and to lose little, large enough to be worth a message. */
const CHUNK = 50;

/** The parts of a tournament, in the order in which they are played. */
export function partsOf({ game, bots, options, seats, pairs, seed }: Tournament): FightJob[] {
  const jobs: FightJob[] = [];
  for (let from = 0; from < pairs; from += CHUNK) {
    const to = Math.min(pairs, from + CHUNK);
    for (const [i, first] of bots.entries()) {
      for (const second of bots.slice(i + 1)) {
        jobs.push({ game, bots: [first, second], options, seats, seed, from, to });
      }
    }
  }
  return jobs;
}

/** Plays what is not among the parts that are there already; all are told, whether new or not. */
export async function playTournament(
  tournament: Tournament,
  done: readonly Part[],
  tell: (part: Part, isNew: boolean) => void,
): Promise<Standings> {
  const known = new Map(done.map((part) => [keyOf(part.job), part]));
  const jobs = partsOf(tournament);
  const open = jobs.filter((job) => {
    const part = known.get(keyOf(job));
    if (part) tell(part, false);
    return !part;
  });
  await doAll(
    open.map((job) => ({ kind: 'fight', ...job }) as const),
    (fight, index) => {
      const part = { job: open[index]!, fight };
      known.set(keyOf(part.job), part);
      tell(part, true);
    },
  );
  return standings(
    tournament.bots,
    jobs.map((job) => known.get(keyOf(job))!),
  );
}

function keyOf(job: FightJob): string {
  const { game, bots, options, seats, seed, from, to } = job;
  const settings = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, bots, settings, seats, seed, from, to]);
}

function standings(bots: readonly string[], parts: readonly Part[]): Standings {
  const encounters = bots.flatMap((first, i) =>
    bots.slice(i + 1).map((second): Encounter => {
      const own = parts.filter(({ job }) => job.bots[0] === first && job.bots[1] === second);
      const { share, margin, points, won } = allFights(own.map(({ fight }) => fight));
      return {
        bots: [first, second],
        share: estimate(share),
        margin: estimate(margin),
        points: [estimate(points[0]), estimate(points[1])],
        won: [estimate(won[0]), estimate(won[1])],
      };
    }),
  );
  const pairs = parts.reduce((sum, { fight }) => sum + fight.share.count, 0) / encounters.length;
  const ratings = rate(
    encounters.map(({ bots: [first, second], share }) => ({
      first,
      second,
      share: share.mean,
      encounters: pairs,
    })),
  );
  return {
    encounters,
    ratings: [...ratings]
      .map(([bot, rating]) => ({ bot, rating }))
      .sort((a, b) => b.rating - a.rating),
  };
}
