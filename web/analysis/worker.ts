import { type Asked, analyse } from '#bots/analysis.ts';
import { analystsOf } from '#bots/analysts.ts';
import { readRecord } from '#engine/record/read.ts';
import { loadShelf } from '#games/shelves.ts';
import type { News, Task } from './message.ts';

/** The same match is seen in the same light every time. */
const SEED = 'analysis';
/** Fewer say nothing, and more than these nobody waits for. */
const FEWEST = 6;
const MOST = 400;
/** What is close takes about this much longer than the look at everything. */
const CLOSER = 1.4;
/** Milliseconds between two pieces of news, and between two whole pictures. */
const NEWS = 200;
const PICTURE = 3000;

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const asked = await askedOf(data);
  const samples = Math.round(data.time / CLOSER / timeOfRound(asked));
  look({ ...asked, samples: Math.min(Math.max(samples, FEWEST), MOST) });
});

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

function look(asked: Asked): void {
  let news = performance.now();
  let picture = news;
  for (const { done, isRound, tell } of analyse(asked)) {
    const now = performance.now();
    const isPicture = isRound && now - picture > PICTURE;
    if (done < 1 && !isPicture && now - news < NEWS) continue;
    const told: News = done === 1 || isPicture ? { done, analysis: tell() } : { done };
    postMessage(told);
    news = now;
    if (told.analysis) picture = now;
  }
}
