import { dicePaired } from '#bots/dice.ts';
import { nothingReached, playTeam, type Reached, TEAM_GAME } from '#games/goals.ts';
import { randomFrom } from '#kits/random.ts';
import { botOf } from './bots.ts';
import { type Fight, fight } from './duel.ts';
import type { FightJob, RecordsJob, TeamJob, TotalsJob } from './job-kinds.ts';
import { type Recorded, recordMatches } from './recorded.ts';
import { totalsOf } from './totals.ts';

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

  async totals({ game, bot, ...matches }) {
    return totalsOf({ ...(await botOf(game, bot)), ...matches });
  },

  async records({ game, bots, ...matches }) {
    const found = await Promise.all(bots.map((name) => botOf(game, name)));
    const players = found.map(({ bot }, i) => ({ name: bots[i]!, bot }));
    return recordMatches({ game: found[0]!.game, players, ...matches });
  },
};

interface Jobs {
  readonly fight: FightJob;
  readonly team: TeamJob;
  readonly totals: TotalsJob;
  readonly records: RecordsJob;
}

interface Results {
  readonly fight: Fight;
  readonly team: Reached;
  /** The mean total of a match's seats, match by match. */
  readonly totals: readonly number[];
  readonly records: readonly Recorded[];
}

export type JobKind = keyof Jobs;
export type Job<Kind extends JobKind> = { readonly kind: Kind } & Jobs[Kind];
export type Done<Kind extends JobKind> = Results[Kind];

export function doJob<Kind extends JobKind>(job: Job<Kind>): Promise<Done<Kind>> {
  return WORK[job.kind](job);
}
