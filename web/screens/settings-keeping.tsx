import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { store } from '../app/device.ts';
import { language, t } from '../app/language.ts';
import { askToKeep, readStorage, storage } from '../store/lasting.ts';
import { BackupButtons } from './parts/backup-buttons.tsx';
import { useDamaged } from './parts/damaged.ts';
import { DeleteAll } from './parts/delete-all.tsx';
import { useSaved } from './parts/saved.ts';
import { sizeName } from './parts/when.ts';

/** What this browser keeps, whether it will, and how to have it elsewhere too. */
export function Keeping() {
  const saved = useSaved();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    readStorage();
  }, []);
  const kind = store.value?.kind;
  const { promise, used } = storage.value;
  const count = saved.state === 'read' ? saved.matches.length + saved.pads.length : 0;
  const all = count + useDamaged('matches', 'pads').length;
  const ask = async (): Promise<void> => {
    await askToKeep();
    setAsked(true);
  };
  return (
    <section class="card settings-part" aria-labelledby="settings-keeping">
      <h2 id="settings-keeping">{t('settings.keeping')}</h2>
      <p class="settings-words" role="status">
        <Icon name={kind === 'lasting' ? 'check' : 'info'} small />
        <span>{kind ? t(`settings.kept.${kind}`) : t('settings.kept.opening')}</span>
      </p>
      {kind === 'evictable' && promise === 'evictable' && (
        <p class="settings-buttons">
          <button type="button" class="button" onClick={ask}>
            {t('settings.ask')}
          </button>
          {isAsked && <span role="status">{t('settings.asked')}</span>}
        </p>
      )}
      <p class="settings-words">
        <span>
          {t('settings.count', { count })}
          {used !== undefined && (
            <small>{t('settings.space', { size: sizeName(used, language.value) })}</small>
          )}
        </span>
        <a href="/matches">{t('home.all')}</a>
        <a href="/household">{t('household.title')}</a>
      </p>
      <BackupButtons />
      {all > 0 && <DeleteAll count={all} />}
    </section>
  );
}
