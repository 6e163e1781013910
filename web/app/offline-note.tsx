import { Icon } from '#ui/icon.tsx';
import { t } from './language.ts';
import { useOffline } from './offline.ts';
import './offline-note.css';

/** Says, where the network is needed, that there is none. */
export function OfflineNote({ id }: { readonly id?: string }) {
  return (
    <div role="status">
      {useOffline() && (
        <p id={id} class="offline-note">
          <Icon name="off" />
          <span>
            <b>{t('home.online.offline')}</b>
            <small>{t('home.online.offline.detail')}</small>
          </span>
        </p>
      )}
    </div>
  );
}
