import type { ComponentChildren } from 'preact';
import './die.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import type { Pen } from './pens.ts';
import { Stamp } from './stamp.tsx';
import type { StampName } from './stamps.ts';

/** Game colours: yellow, orange, red, green, blue, violet, grey. */
export type ColourKey = 'y' | 'o' | 'r' | 'g' | 'b' | 'v' | 'k';

/** How one face of a die looks. */
export interface DieLook {
  readonly kind: 'white' | 'colour' | 'joker' | 'special' | 'both';
  readonly colour?: ColourKey;
  /** The number, or `?`. */
  readonly text?: string;
  readonly icon?: IconName;
}

interface Props {
  readonly look: DieLook;
  readonly label: string;
  /**
   * `chosen` by hand or because it pays; `idle` dice are of no use now; `claimed` ones are being
   * taken by somebody else.
   */
  readonly state?: 'rest' | 'chosen' | 'idle' | 'taken' | 'claimed';
  readonly takenBy?: StampName | undefined;
  /** In whose ink the stamp is. */
  readonly pen?: Pen | undefined;
  /** Counts up with every roll, so that the die tumbles again. */
  readonly rolled?: number | undefined;
  /** Its place in the roll: dice land one after the other. */
  readonly nth?: number;
  readonly onTap?: ((event: MouseEvent) => void) | undefined;
  /** What lies over its face. */
  readonly children?: ComponentChildren;
}

/** A die: a button when it can be tapped, else a picture. */
export function Die({ look, label, state = 'rest', takenBy, rolled, nth = 0, ...props }: Props) {
  const { onTap, pen, children } = props;
  const style = ['die', look.kind, look.colour, state, tumble(rolled)].filter(Boolean).join(' ');
  const face = (
    <>
      {look.text && <span aria-hidden="true">{look.text}</span>}
      {look.icon && <Icon name={look.icon} />}
      {takenBy && <Stamp name={takenBy} pen={pen} />}
      {children}
    </>
  );
  return onTap ? (
    <button
      type="button"
      class={style}
      style={{ '--nth': nth }}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'idle'}
      onClick={onTap}
    >
      {face}
    </button>
  ) : (
    <span class={style} style={{ '--nth': nth }} role="img" aria-label={label}>
      {face}
    </span>
  );
}

/** Two names by turns restart the tumbling without a new element, so that focus stays. */
function tumble(rolled: number | undefined): string | undefined {
  if (rolled === undefined) return undefined;
  return rolled % 2 === 0 ? 'rolled-even' : 'rolled-odd';
}
