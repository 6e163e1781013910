import { MISSIONS, type Standing, type Suited, suitGoals, together } from '#games/goals.ts';
import type { Job } from './jobs.ts';
import { doParts, type Part } from './parts.ts';

/** The game whose goals are ours to set, and their tables. */
export { GOAL_TABLES, type Suited, TEAM_GAME as CALIBRATED } from '#games/goals.ts';

export interface Calibration {
  readonly bot: string;
  readonly goals: string;
  /** For every mission and number of players. */
  readonly matches: number;
  readonly seed: string;
}

const CHUNK = 50;
const SEATS = [1, 2, 3, 4, 5];

/** The matches of a calibration, a few at a time. */
export function teamsOf({ matches, ...rest }: Calibration): Job<'team'>[] {
  const jobs: Job<'team'>[] = [];
  for (let from = 0; from < matches; from += CHUNK) {
    const to = Math.min(matches, from + CHUNK);
    for (const seats of SEATS) {
      for (const mission of MISSIONS.map(Number)) {
        jobs.push({ kind: 'team', ...rest, seats, mission, from, to });
      }
    }
  }
  return jobs;
}

/** Lets teams play by a table of goals, and returns which goals would suit them better. */
export async function calibrate(
  calibration: Calibration,
  known: readonly Part<'team'>[],
  tell: (part: Part<'team'>, isNew: boolean) => void,
): Promise<Suited[]> {
  const parts = await doParts(teamsOf(calibration), known, tell);
  const reached = (isOwn: (job: Job<'team'>) => boolean) =>
    together(parts.filter(({ job }) => isOwn(job)).map(({ done }) => done));
  const standings = SEATS.map(
    (seats): Standing => ({
      seats,
      all: reached((job) => job.seats === seats),
      missions: MISSIONS.map((mission) =>
        reached((job) => job.seats === seats && job.mission === Number(mission)),
      ),
    }),
  );
  return suitGoals(calibration.goals, standings);
}
