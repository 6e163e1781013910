import { Switch } from '#ui/switch.tsx';
import { t } from '../app/language.ts';
import type { Curtain } from './table.ts';

/** Whether a cover lies between the people of a device: said on it, and in the menu. */
export function CurtainRow({ curtain }: { readonly curtain: Curtain }) {
  return (
    <Switch
      label={t('table.curtain')}
      detail={t('table.curtain.detail')}
      on={curtain.isOn.value}
      onChange={curtain.draw}
    />
  );
}
