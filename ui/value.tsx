import './value.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Ring } from './ring.tsx';

interface Props {
  readonly children: ComponentChildren;
  /** `now` is what one would get, `later` what the others would. */
  readonly state: 'now' | 'later' | 'won' | 'gone';
  readonly onTap?: (() => void) | undefined;
  /** What it means, in words: the figure alone says little. */
  readonly label?: string | undefined;
}

/** A value on a sheet. Its ring or strike is drawn when it changes, not when the sheet is opened. */
export function Value({ children, state, onTap, label }: Props) {
  const printed = useRef(state);
  const isDrawn = printed.current !== state;
  const inside = (
    <>
      <span aria-hidden={label !== undefined}>{children}</span>
      {state === 'won' && <Ring drawn={isDrawn} />}
      {state === 'gone' && <Ring kind="strike" drawn={isDrawn} />}
    </>
  );
  if (onTap) {
    return (
      <button type="button" class={`value ${state}`} aria-label={label} onClick={onTap}>
        {inside}
      </button>
    );
  }
  return (
    <span class={`value ${state}`}>
      {label && <span class="for-readers">{label}</span>}
      {inside}
    </span>
  );
}
