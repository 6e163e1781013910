import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { Home, State } from '../app/states.tsx';
import { faultWords } from '../screens/parts/fault-words.ts';
import { type Fault, nameOf } from '../store/restore.ts';

interface Props<Saved> {
  readonly saved: Saved;
  readonly fault: Fault;
  readonly remove: (saved: Saved, title: string) => Promise<void>;
}

/** Something kept that cannot be opened: why, and what can still be done with it. */
export function Broken<Saved extends { readonly id: string }>(props: Props<Saved>) {
  const { saved, fault } = props;
  const remove = async (): Promise<void> => {
    await props.remove(saved, nameOf(saved));
    go('/matches');
  };
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(saved, null, 2))}`;
  return (
    <State
      stamp="bear"
      title={t('table.broken')}
      action={
        <>
          <a class="button primary" href={file} download={`dicepad-${saved.id}.json`}>
            {t('table.brokenSave')}
          </a>
          <button type="button" class="button" onClick={remove}>
            {t('matches.remove')}
          </button>
          <Home />
        </>
      }
    >
      <p>{faultWords(fault)}</p>
      <p>{t('table.brokenWhy')}</p>
    </State>
  );
}
