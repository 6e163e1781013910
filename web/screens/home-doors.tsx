import type { Card } from '#games/card.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../app/language.ts';

interface Props {
  readonly card: Card;
  /** What says why no other phone can be reached now. */
  readonly why: string | undefined;
}

/** What is not for everybody’s first evening, small and always at hand. */
export function Doors({ card, why }: Props) {
  return (
    <nav class="home-doors" aria-label={t('home.doors')}>
      <Door icon="chart" name={t('household.title')} to="/household" />
      <Door icon="dice" name={t('home.door.real')} to={`/new/${card.id}/real`} />
      <Door icon="users" name={t('home.door.join')} to="/join" because={why} />
      <Door icon="globe" name={t('home.door.tables')} to="/tables" because={why} />
    </nav>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly name: string;
  readonly to: string;
  /** What says why it does not lead far now. */
  readonly because?: string | undefined;
}

function Door({ icon, name, to, because }: DoorProps) {
  return (
    <a class={because ? 'home-door away' : 'home-door'} href={to} aria-describedby={because}>
      <Icon name={icon} />
      {name}
    </a>
  );
}
