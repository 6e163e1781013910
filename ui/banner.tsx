import './states.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** A strip of ink under the bar, for what concerns the whole screen. */
export function Banner({ icon, title, children, action }: Props) {
  return (
    <section class="banner" aria-label={title}>
      <Icon name={icon} />
      <span class="banner-words">
        <b>{title}</b>
        {children}
      </span>
      {action}
    </section>
  );
}
