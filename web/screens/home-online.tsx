import type { Card } from '#games/card.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../app/language.ts';

/** Playing with people on other devices: open a table, come to one, or find one. */
export function OnlineWays({ card }: { readonly card: Card }) {
  return (
    <nav class="home-modes home-online" aria-label={t('home.online')}>
      <Way icon="wifi" way="make" to={`/new/${card.id}/online`} />
      <Way icon="link" way="join" to="/join" />
      <Way icon="users" way="tables" to="/tables" />
    </nav>
  );
}

interface Props {
  readonly icon: IconName;
  readonly way: 'make' | 'join' | 'tables';
  readonly to: string;
}

function Way({ icon, way, to }: Props) {
  return (
    <a class="home-mode" href={to}>
      <Icon name={icon} />
      <span>
        <b>{t(`home.online.${way}`)}</b>
        <small>{t(`home.online.${way}.detail`)}</small>
      </span>
    </a>
  );
}
