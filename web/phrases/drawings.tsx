import { type Phrase, REACTIONS, type Reaction } from '#protocol/phrases.ts';
import type { Said } from './talk.ts';
import { wordsOf } from './words.ts';

/** Lines on a 24 × 24 grid: emoji would look different on every device. */
const DRAWINGS: Readonly<Record<Reaction, string>> = {
  thumb:
    'M7 11v9H4v-9ZM7 12l4-8c1.7 0 2.6 1.2 2.3 2.8L12.7 10H18c1.3 0 2.2 1.2 1.9 2.5l-1.4 6c-.2 1-1 1.5-1.9 1.5H7',
  laugh:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM7.5 10.5c.7-1.2 2-1.2 2.7 0M13.8 10.5c.7-1.2 2-1.2 2.7 0M7.5 13.5h9c-.3 2.8-2.1 4.3-4.5 4.3s-4.2-1.5-4.5-4.3Z',
  wow: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9v1M15 9v1M12 17.5a2 2.3 0 1 0 0-4.6 2 2.3 0 0 0 0 4.6Z',
  ouch: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM7.8 8.5l2 1.4-2 1.4M16.2 8.5l-2 1.4 2 1.4M8.5 16.3c1-1.4 2.2-1.4 3.5 0s2.5 1.4 3.5 0',
  applause: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  hurry: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
};

export function Drawing({ of }: { readonly of: Reaction }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[of]} />
    </svg>
  );
}

/** What somebody said: its drawing with its name for readers, or its words. */
export function Spoken({ said: { phrase, to } }: { readonly said: Said }) {
  if (!isReaction(phrase)) return <span>{wordsOf(phrase, to)}</span>;
  return (
    <>
      <Drawing of={phrase} />
      <span class="for-readers">{wordsOf(phrase)}</span>
    </>
  );
}

function isReaction(phrase: Phrase): phrase is Reaction {
  return (REACTIONS as readonly Phrase[]).includes(phrase);
}
