import { type Asked, analyse, FIRST_PASS } from '#bots/analysis.ts';
import { analystsOf } from '#bots/analysts.ts';
import { EARLY } from '#bots/weigh/compare.ts';
import { readRecord } from '#engine/record/read.ts';
import { loadPlayers } from '#games/players.ts';
import type { News, Task } from './message.ts';

/** The same match is seen in the same light every time. */
const SEED = 'analysis';
/** A mission is won or lost: with fewer its chances would be no picture. */
const FEWEST_FOR_TEAM = 12;
/** More than these nobody waits for. */
const MOST = 1000;
/** Milliseconds between two pieces of news, and between two whole pictures. */
const NEWS = 200;
const PICTURE = 3000;
/** The first picture comes sooner where enough is known for it. */
const FIRST = 1000;
/** As long as something is to come. */
const ALMOST = 0.99;

type Tell = (news: News) => void;

/** Analyses a match, with results so far on request. The caller may end the worker at any time. */
export async function look(task: Task, tell: Tell): Promise<void> {
  const { game, bots } = await loadPlayers(task.game);
  const reading = readRecord(task.record, [game]);
  if (!reading.ok) throw new Error(`line ${reading.line} of the record was refused`);
  watch(
    { match: reading.match, seat: task.seat, seed: SEED, ...analystsOf(bots) },
    task.time,
    tell,
  );
}

function watch(asked: Omit<Asked, 'samples'>, time: number, onNews: Tell): void {
  const begun = performance.now();
  let [news, picture, due] = [begun, begun, PICTURE];
  let isWhole = false;
  const fewest = asked.match.game.isTeam ? FEWEST_FOR_TEAM : EARLY;
  const isEnough = (samples: number): boolean => {
    if (samples === fewest) due = Math.min(due, FIRST);
    isWhole = samples >= fewest && performance.now() - begun > FIRST_PASS * time;
    return isWhole;
  };
  for (const { done, isRound, tell } of analyse({ ...asked, samples: MOST, isEnough })) {
    const now = performance.now();
    const passed = (now - begun) / time;
    const isOver = done === 1 || (isWhole && passed > 1);
    const isPicture = isOver || (isRound && now - picture > due);
    if (!isPicture && now - news < NEWS) continue;
    const share = isOver ? 1 : Math.min(Math.max(done, passed), ALMOST);
    onNews({ done: share, ...(isPicture && { analysis: tell() }) });
    if (isOver) return;
    news = now;
    if (isPicture) [picture, due] = [now, PICTURE];
  }
}
