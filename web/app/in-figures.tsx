import type { ComponentChildren } from 'preact';
import './in-figures.css';

interface Props {
  readonly title: string;
  /** What is scrolled, for screen readers (default: the title). */
  readonly label?: string;
  /** A table. */
  readonly children: ComponentChildren;
}

/** All that a picture shows, in figures: for those who do not see it, and for those who count. */
export function InFigures({ title, label = title, children }: Props) {
  return (
    <details class="in-figures">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={label}>
        {children}
      </section>
    </details>
  );
}
