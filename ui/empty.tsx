import './states.css';
import type { ComponentChildren } from 'preact';
import { Stamp } from './stamp.tsx';
import type { StampName } from './stamps.ts';

interface Props {
  readonly stamp: StampName;
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly action?: ComponentChildren;
  /** 1 where it is the whole screen. */
  readonly level?: 1 | 2;
}

/** Nothing here yet, or not any more: what is so, what is safe, one way on. */
export function Empty({ stamp, title, children, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section class="empty">
      <Stamp name={stamp} />
      <Heading>{title}</Heading>
      {children && <div class="empty-words">{children}</div>}
      {action && <div class="empty-action">{action}</div>}
    </section>
  );
}
