import { useRef, useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { loadGame } from '../../app/cards.ts';
import { whyUnread } from '../../app/device.ts';
import { t } from '../../app/language.ts';
import { backupName, backupText, makeBackup } from '../../store/backup.ts';
import { type NoBackup, type Restored, restore } from '../../store/restore.ts';
import { download, readText } from './download.ts';
import { tellFailure } from './failure.ts';
import { faultWords } from './fault-words.ts';
import { reload, whenOpen } from './saved.ts';
import './backup.css';

type Result = Restored | NoBackup | 'unread' | 'unreadable';
type State = 'idle' | 'reading' | { readonly outcome: Result };

/** All matches as one file, and back again. */
export function BackupButtons() {
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('idle');
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setState('reading');
    setState({ outcome: await importFrom(chosen) });
  };
  return (
    <div class="backup">
      <button type="button" class="button" onClick={saveBackup}>
        {t('store.backUp')}
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {state === 'reading' ? t('store.reading') : t('store.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const { currentTarget: input } = event;
          take(input.files?.[0]);
          input.value = '';
        }}
      />
      {typeof state === 'object' && (
        <Outcome outcome={state.outcome} onClose={() => setState('idle')} />
      )}
    </div>
  );
}

export async function saveBackup(): Promise<void> {
  const backup = await makeBackup(await whenOpen()).catch(() => undefined);
  if (backup) download(backupName(), backupText(backup), 'application/json');
  else tellFailure(whyUnread());
}

/** Either the file cannot be read, or what is kept here. */
async function importFrom(file: File): Promise<Result> {
  const text = await readText(file).catch(() => undefined);
  if (text === undefined) return 'unread';
  const store = await whenOpen();
  const outcome = await restore(text, store, loadGame).catch(() => 'unreadable' as const);
  await reload(store);
  return outcome;
}

interface OutcomeProps {
  readonly outcome: Result;
  readonly onClose: () => void;
}

function Outcome({ outcome, onClose }: OutcomeProps) {
  const done = (
    <button type="button" class="button primary" onClick={onClose}>
      {t('store.understood')}
    </button>
  );
  if (outcome === 'unreadable') {
    return (
      <Dialog kind="centre" title={t(`store.${whyUnread()}`)} onClose={onClose} actions={done}>
        <p>{t(`store.${whyUnread()}.detail`)}</p>
      </Dialog>
    );
  }
  if (typeof outcome === 'string') {
    return (
      <Dialog kind="centre" title={t('store.noBackup')} onClose={onClose} actions={done}>
        <p>{t(`store.noBackup.${outcome}`)}</p>
      </Dialog>
    );
  }
  const { added, updated, same, left } = outcome;
  return (
    <Dialog kind="centre" title={t('store.imported')} onClose={onClose} actions={done}>
      <ul class="backup-counts">
        <Count label={t('store.added', { count: added })} />
        {updated > 0 && <Count label={t('store.updated', { count: updated })} />}
        {same > 0 && <Count label={t('store.same', { count: same })} />}
      </ul>
      {left.length > 0 && (
        <>
          <p>{t('store.left', { count: left.length })}</p>
          <ul class="backup-left">
            {left.map(({ name, fault }, i) => (
              <li key={i}>
                <b>{name}</b>
                <small>{faultWords(fault)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Count({ label }: { readonly label: string }) {
  return (
    <li>
      <Icon name="check" small />
      {label}
    </li>
  );
}
