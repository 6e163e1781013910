import type { Reply } from '#bots/question.ts';
import type { Work } from './work.ts';

// Moves, hints and looks at matches are thought out by the same script, so that what bots have learnt
// is loaded and kept once.
addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  // What fails in here nobody outside would hear of, so it is an answer too.
  await think(data).catch(() => postMessage(failed(data)));
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

function failed(work: Work): Reply | { readonly kind: 'failed' } {
  return work.for === 'move' ? { id: work.task.id, text: undefined } : { kind: 'failed' };
}
