import { useId } from 'preact/hooks';
import type { Card } from '#games/card.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../app/language.ts';
import { useOffline } from '../app/offline.ts';
import { OfflineNote } from '../app/offline-note.tsx';
import './home-online.css';

/** Playing with people on other devices: open a table, come to one, or find one. */
export function OnlineWays({ card }: { readonly card: Card }) {
  const why = useId();
  const isOffline = useOffline();
  const because = isOffline ? why : undefined;
  return (
    <>
      <OfflineNote id={why} />
      <nav
        class={isOffline ? 'home-modes home-online offline' : 'home-modes home-online'}
        aria-label={t('home.online')}
      >
        <Way icon="wifi" way="make" to={`/new/${card.id}/online`} because={because} />
        <Way icon="link" way="join" to="/join" because={because} />
        <Way icon="users" way="tables" to="/tables" because={because} />
      </nav>
    </>
  );
}

interface Props {
  readonly icon: IconName;
  readonly way: 'make' | 'join' | 'tables';
  readonly to: string;
  /** What says why it does not lead far now. */
  readonly because: string | undefined;
}

function Way({ icon, way, to, because }: Props) {
  return (
    <a class="home-mode" href={to} aria-describedby={because}>
      <Icon name={icon} />
      <span>
        <b>{t(`home.online.${way}`)}</b>
        <small>{t(`home.online.${way}.detail`)}</small>
      </span>
    </a>
  );
}
