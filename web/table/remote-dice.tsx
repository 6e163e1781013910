import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';

/** Says of a table that its dice are those of the people: the app proves nothing about them. */
export function RealDice() {
  return (
    <span class="chip real-dice">
      <Icon name="hand" small />
      <span>{t('proof.real')}</span>
    </span>
  );
}
