import { dicePaired } from '#bots/dice.ts';
import type { Options } from '#engine/contract.ts';
import { nothingReached, playTeam, type Reached } from '#games/encore-coop/lab/reached.ts';
import { encoreCoop } from '#games/encore-coop/rules.ts';
import { randomFrom } from '#kits/random.ts';
import { botOf } from './bots.ts';
import { type Fight, fight } from './duel.ts';

const TEAM_GAME = encoreCoop.id;

/** What can be done on another thread: plain data in, plain data out. */
const WORK: { readonly [Kind in JobKind]: (job: Jobs[Kind]) => Promise<Results[Kind]> } = {
  async fight({ game, bots, options, seats, seed, from, to, table }) {
    const [first, second] = await Promise.all(bots.map((name) => botOf(game, name, table)));
    const pair = [first!.bot, second!.bot] as const;
    return fight({ game: first!.game, bots: pair, options, seats, seed }, from, to);
  },

  async team({ bot, seats, mission, goals, seed, from, to }) {
    const team = { seats, mission, goals, bot: (await botOf(TEAM_GAME, bot)).bot };
    let reached = nothingReached();
    for (let match = from; match < to; match++) {
      // The same dice for every table of goals and every mission.
      const luck = `${seed}/${seats}/${match}`;
      reached = playTeam(team, dicePaired(luck), randomFrom(luck), reached);
    }
    return reached;
  },
};

export interface FightJob {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Pairs of matches, by their numbers. */
  readonly from: number;
  readonly to: number;
  /** The file of a bot's table, if it is not in its usual place. */
  readonly table?: string;
}

/** Matches of a team, by their numbers. */
export interface TeamJob {
  readonly bot: string;
  readonly seats: number;
  readonly mission: number;
  readonly goals: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

interface Jobs {
  readonly fight: FightJob;
  readonly team: TeamJob;
}

interface Results {
  readonly fight: Fight;
  readonly team: Reached;
}

export type JobKind = keyof Jobs;
export type Job<Kind extends JobKind> = { readonly kind: Kind } & Jobs[Kind];
export type Done<Kind extends JobKind> = Results[Kind];

export function doJob<Kind extends JobKind>(job: Job<Kind>): Promise<Done<Kind>> {
  return WORK[job.kind](job);
}
