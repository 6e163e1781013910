import { hintAt } from '#bots/hint.ts';
import { loadShelf } from '#games/shelves.ts';
import type { News, Task } from './message.ts';

/** Milliseconds that people wait for it to become surer; then the match goes on. */
const LONGEST = 4000;
/** More matches would change nothing that is told. */
const ENOUGH = 1200;

/** A hint is thought out here. Whoever has heard enough ends the worker. */
addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  // What fails in here nobody outside would hear of, so it is an answer too.
  await think(data).catch(() => tell({ kind: 'failed' }));
});

async function think({ game: name, ...asked }: Task): Promise<void> {
  const { game, bots } = await loadShelf(name);
  const begun = performance.now();
  for (const hint of hintAt({ game, bots, ...asked })) {
    const isDone = performance.now() - begun > LONGEST || hint.matches >= ENOUGH;
    tell({ kind: 'told', hint, isDone });
    if (isDone) return;
  }
}

function tell(news: News): void {
  postMessage(news);
}
