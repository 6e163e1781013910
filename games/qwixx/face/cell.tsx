import type { ComponentChildren } from 'preact';
import type { Mark } from '#ui/marks.ts';

interface Props {
  readonly mark: Mark;
  readonly look: readonly (string | false)[];
  readonly label: string;
  readonly isOpen?: boolean;
  readonly isPencilled: boolean;
  readonly isDisabled: boolean;
  readonly onTap: ((mark: Mark) => void) | undefined;
  readonly children: ComponentChildren;
}

/** A place of the sheet that can be tapped; its keys are those of the sheet. */
export function Cell(props: Props) {
  const { mark, look, label, isOpen, isPencilled, isDisabled, onTap } = props;
  return (
    // biome-ignore lint/a11y: lanes turn with the screen, tables cannot; the sheet answers all keys
    <div
      class={[...new Set(look)].filter(Boolean).join(' ')}
      role="gridcell"
      tabIndex={-1}
      data-mark={mark}
      data-open={isOpen ? '' : undefined}
      aria-label={label}
      aria-selected={isPencilled}
      aria-disabled={isDisabled}
      onClick={onTap && (() => onTap(mark))}
    >
      {props.children}
    </div>
  );
}
