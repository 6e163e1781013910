import type { Score } from '#engine/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Pen } from '#ui/pen.tsx';
import { t } from '../app/language.ts';
import type { Words } from '../table/words.ts';

interface Props {
  readonly score: Score;
  readonly words: Words;
  readonly onClose: () => void;
}

/** A pad does not know when the match is over: its people ask for the sum. */
export function PadCount({ score, words, onClose }: Props) {
  return (
    <Dialog title={t('pad.counted')} onClose={onClose}>
      <dl class="pad-count">
        {Object.entries(score.parts).map(([part, points]) => (
          <Line key={part} label={words.say(`part.${part}`)} points={points} />
        ))}
        <Line label={t('end.total')} points={score.total} />
      </dl>
    </Dialog>
  );
}

function Line({ label, points }: { readonly label: string; readonly points: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Pen value={points} />
      </dd>
    </div>
  );
}
