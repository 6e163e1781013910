import type { IconName } from './icons.ts';
import { ICONS } from './icons.ts';

/** A line icon. It says nothing to a screen reader: its button does. */
export function Icon({ name, small }: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg class={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
