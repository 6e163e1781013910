import type { ComponentChildren } from 'preact';
import './big.css';

interface FactProps {
  /** A picture of what is counted. */
  readonly children: ComponentChildren;
  readonly count: number;
}

/** Something that is counted below a sheet on a big screen: a picture and a number. */
export function BigFact({ children, count }: FactProps) {
  return (
    <span class="big-fact">
      {children}
      <b class="figures">{count}</b>
    </span>
  );
}

interface MissesProps {
  readonly count: number;
  readonly most: number;
}

/** Misses on a big screen: so many boxes, and crosses in those that are taken. */
export function BigMisses({ count, most }: MissesProps) {
  return (
    <span class="big-misses">
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < count ? 'crossed' : undefined} />
      ))}
    </span>
  );
}
