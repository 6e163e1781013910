import type { Options } from '#engine/contract.ts';
import { type Estimate, estimate, estimateShare } from '#kits/sums.ts';
import { allFights } from './duel.ts';
import { fightsOf } from './fights.ts';
import { doParts, type Part } from './parts.ts';
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
  /** The file of a bot's table, if it is not in its usual place. */
  readonly table?: string;
}

export interface Encounter {
  readonly bots: readonly [string, string];
  /** What the first won of the second, and by how many points on average. */
  readonly share: Estimate;
  readonly margin: Estimate;
  readonly points: readonly [Estimate, Estimate];
  readonly won: readonly [Estimate, Estimate];
  /** For teams: of the pairs that only one of both won, those that the first did. */
  readonly differing?: Estimate & { readonly pairs: number };
}

/** The mean of all is 0; the interval holds the true rating 95 times in a hundred. */
interface Rating extends Omit<Estimate, 'mean'> {
  readonly bot: string;
  readonly rating: number;
}

export interface Standings {
  readonly encounters: readonly Encounter[];
  /** Strongest first, in points as in chess. */
  readonly ratings: readonly Rating[];
}

/** Plays the parts that are not there yet; all are reported, new or not. */
export async function playTournament(
  tournament: Tournament,
  known: readonly Part<'fight'>[],
  tell: (part: Part<'fight'>, isNew: boolean) => void,
): Promise<Standings> {
  return standings(tournament.bots, await doParts(fightsOf(tournament, known), known, tell));
}

/** The same two at several tables, as one encounter. */
export async function meet(
  bots: readonly [string, string],
  tables: readonly Omit<Tournament, 'bots'>[],
): Promise<Encounter> {
  const jobs = tables.flatMap((table) => fightsOf({ ...table, bots }));
  return encounterOf(bots, await doParts(jobs, [], () => undefined));
}

function encounterOf(bots: Encounter['bots'], parts: readonly Part<'fight'>[]): Encounter {
  const { share, margin, points, won, differing } = allFights(parts.map(({ done }) => done));
  return {
    bots,
    share: estimateShare(share),
    margin: estimate(margin),
    points: [estimate(points[0]), estimate(points[1])],
    won: [estimateShare(won[0]), estimateShare(won[1])],
    ...(differing.count > 0 && {
      differing: { ...estimateShare(differing), pairs: differing.count },
    }),
  };
}

function standings(bots: readonly string[], parts: readonly Part<'fight'>[]): Standings {
  const fought = bots.flatMap((first, i) =>
    bots.slice(i + 1).map((second) => ({
      first,
      second,
      parts: parts.filter(({ job }) => job.bots[0] === first && job.bots[1] === second),
    })),
  );
  const encounters = fought.map(({ first, second, parts }) => encounterOf([first, second], parts));
  const pairs = parts.reduce((sum, { done }) => sum + done.share.count, 0) / encounters.length;
  const ratings = rate(
    fought.map(({ first, second, parts: own }) => {
      // As it was measured: ratings add what was not seen themselves.
      const { mean: share, error } = estimate(allFights(own.map(({ done }) => done)).share);
      return { first, second, share, encounters: pairs, error };
    }),
  );
  return {
    encounters,
    ratings: [...ratings]
      .map(([bot, { mean, ...interval }]) => ({ bot, rating: mean, ...interval }))
      .sort((a, b) => b.rating - a.rating),
  };
}
