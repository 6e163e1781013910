import './states.css';
import type { ComponentChildren } from 'preact';
import { Stamp } from './stamp.tsx';
import type { StampName } from './stamps.ts';

interface Props {
  readonly stamp: StampName;
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** Nothing here yet, or not any more: what is so, what is safe, one way on. */
export function Empty({ stamp, title, children, action }: Props) {
  return (
    <section class="empty">
      <Stamp name={stamp} />
      <h2>{title}</h2>
      {children && <div class="empty-words">{children}</div>}
      {action && <div class="empty-action">{action}</div>}
    </section>
  );
}
