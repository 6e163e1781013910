import type { Options } from '#engine/contract.ts';
import type { Job } from './jobs.ts';
import { doAll } from './pool.ts';
import type { Recorded } from './recorded.ts';

export interface SelfPlay {
  readonly game: string;
  /** One a seat; they change places from match to match. */
  readonly bots: readonly string[];
  readonly options: Options;
  readonly matches: number;
  readonly seed: string;
}

/** Few enough that little is lost when it is broken off. */
const CHUNK = 10;

/** Plays the matches whose numbers are not done yet, on all cores; each is reported as it comes. */
export async function playThemselves(
  { matches, ...rest }: SelfPlay,
  done: ReadonlySet<number>,
  tell: (recorded: Recorded) => void,
): Promise<void> {
  await doAll(
    openRuns(matches, done).map((run): Job<'records'> => ({ kind: 'records', ...rest, ...run })),
    (records) => {
      for (const recorded of records) tell(recorded);
    },
  );
}

/** What is open, in runs of a few matches that follow one another. */
function openRuns(matches: number, done: ReadonlySet<number>) {
  const runs: { from: number; to: number }[] = [];
  for (let match = 0; match < matches; match++) {
    if (done.has(match)) continue;
    const last = runs.at(-1);
    if (last?.to === match && match - last.from < CHUNK) last.to++;
    else runs.push({ from: match, to: match + 1 });
  }
  return runs;
}
