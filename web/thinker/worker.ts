import type { Work } from './work.ts';

// Moves, hints and looks at matches are thought out by the same script, so that what bots have learnt
// is loaded and kept once.
addEventListener('message', ({ data }: MessageEvent<Work>) => {
  // A failure in here becomes an error event of the worker, which the page handles.
  think(data).catch(reportError);
});

async function think(work: Work): Promise<void> {
  switch (work.for) {
    case 'move': {
      const { answer } = await import('../bots/answer.ts');
      return postMessage(await answer(work.task));
    }
    case 'hint': {
      const { hint } = await import('../hint/think.ts');
      return hint(work.task, (news) => postMessage(news));
    }
    case 'look': {
      const { look } = await import('../analysis/think.ts');
      return look(work.task, (news) => postMessage(news));
    }
  }
}
