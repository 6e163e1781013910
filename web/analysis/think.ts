import { type Asked, analyse } from '#bots/analysis.ts';
import { analystsOf } from '#bots/analysts.ts';
import { readRecord } from '#engine/record/read.ts';
import { loadShelf } from '#games/shelves.ts';
import type { News, Task } from './message.ts';

/** The same match is seen in the same light every time. */
const SEED = 'analysis';
/** With fewer even a close look could call nothing lost, and more than these nobody waits for. */
const FEWEST = 6;
const MOST = 400;
/** What is close takes about this much longer than the look at everything. */
const CLOSER = 1.4;
/** Milliseconds between two pieces of news, and between two whole pictures. */
const NEWS = 200;
const PICTURE = 3000;

type Tell = (news: News) => void;

/** Looks at a match, and tells what is seen by then. Whoever has seen enough ends the worker. */
export async function look(task: Task, tell: Tell): Promise<void> {
  const asked = await askedOf(task);
  const samples = Math.round(task.time / CLOSER / timeOfRound(asked));
  watch({ ...asked, samples: Math.min(Math.max(samples, FEWEST), MOST) }, tell);
}

async function askedOf({ game: name, record, seat }: Task): Promise<Omit<Asked, 'samples'>> {
  const { game, bots } = await loadShelf(name);
  const reading = readRecord(record, [game]);
  if (!reading.ok) throw new Error(`line ${reading.line} of the record was refused`);
  return { match: reading.match, seat, seed: SEED, ...analystsOf(bots) };
}

/** How long it takes to look at everything once, on this device. */
function timeOfRound(asked: Omit<Asked, 'samples'>): number {
  const begun = performance.now();
  for (const { isRound } of analyse({ ...asked, samples: 1 })) if (isRound) break;
  return Math.max(performance.now() - begun, 1);
}

function watch(asked: Asked, onNews: Tell): void {
  let news = performance.now();
  let picture = news;
  for (const { done, isRound, tell } of analyse(asked)) {
    const now = performance.now();
    const isPicture = isRound && now - picture > PICTURE;
    if (done < 1 && !isPicture && now - news < NEWS) continue;
    const analysis = done === 1 || isPicture ? tell() : undefined;
    onNews({ kind: 'told', done, ...(analysis && { analysis }) });
    news = now;
    if (analysis) picture = now;
  }
}
