import type { ComponentChildren } from 'preact';
import type { Mark } from '#ui/marks.ts';

interface Props {
  readonly class: string;
  readonly mark: Mark;
  readonly name: string;
  /** Without it, it is only to be looked at. */
  readonly onTap: ((mark: Mark) => void) | undefined;
  readonly children: ComponentChildren;
}

/** A part next to the sheet that explains, on a tap, what it is worth and what it does. */
export function Asked({ class: look, mark, name, onTap, children }: Props) {
  return onTap ? (
    <button type="button" class={look} data-mark={mark} onClick={() => onTap(mark)}>
      {/* What is seen in it is hidden from readers, who hear all of it in words. */}
      <span class="for-readers">{name}</span>
      {children}
    </button>
  ) : (
    <div class={look} role="img" aria-label={name}>
      {children}
    </div>
  );
}
