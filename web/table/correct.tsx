import { useSignal } from '@preact/signals';
import type { Entry } from '#engine/match.ts';
import { replay } from '#engine/match.ts';
import { Dialog } from '#ui/dialog.tsx';
import { t } from '../app/language.ts';
import { DicePad } from './enter.tsx';
import { entryWords } from './entry-words.ts';
import { mendableAt } from './mendable.ts';
import type { Session } from './session.ts';

/** How many of the latest entries can be corrected from the list. */
const LISTED = 24;

/** Real dice: correct a roll or a choice that was entered wrongly. All at the table see it. */
export function Correct({
  session,
  onClose,
}: {
  readonly session: Session;
  readonly onClose: () => void;
}) {
  const { table } = session;
  const { entries } = table.view.value;
  const chosen = useSignal<number | undefined>(undefined);
  const mend = (at: number, entry: Entry | undefined): void => {
    session.correct(at, entry);
    onClose();
  };
  const at = chosen.value;
  if (at !== undefined && entries[at]?.kind === 'roll') {
    const next = table.face.game.next(replay(table.setup, entries.slice(0, at)).position);
    const dice = next.for === 'dice' ? next.dice : [];
    const words = entries[at].text.split(' ');
    const before = dice.map(({ faces }, i) => faces.find((face) => face === words[i]));
    return (
      <Dialog title={t('table.correctRoll')} onClose={onClose}>
        <p>{t('table.correctRollHow')}</p>
        <DicePad
          session={session}
          dice={dice}
          before={before}
          onDone={(faces) => mend(at, { kind: 'roll', text: faces.join(' ') })}
        />
      </Dialog>
    );
  }
  const listed = mendableAt(table)
    .map((i) => ({ entry: entries[i]!, i }))
    .slice(-LISTED)
    .reverse();
  return (
    <Dialog title={t('table.correct')} onClose={onClose}>
      <p>{t('table.correctHow')}</p>
      <ol class="correct-list">
        {listed.map(({ entry, i }) => (
          <li key={i}>
            <span>{entryWords(session, i, entry)}</span>
            {entry.kind === 'roll' ? (
              <button
                type="button"
                class="button small"
                onClick={() => {
                  chosen.value = i;
                }}
              >
                {t('table.mend')}
              </button>
            ) : (
              <button type="button" class="button small" onClick={() => mend(i, undefined)}>
                {t('table.backTo')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
