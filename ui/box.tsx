import './box.css';
import './box-states.css';
import type { ColourKey } from './die.tsx';

/** What a box shows on top of its print. */
export type BoxState = 'open' | 'near' | 'costly' | 'pencilled' | 'sealed' | 'shown' | 'refused';

interface BoxLook {
  readonly colour: ColourKey;
  readonly crossed: boolean;
  readonly state?: BoxState | undefined;
  /** Whether the pen is still moving; `--nth` says how many boxes come before this one. */
  readonly fresh?: boolean | undefined;
  /** Whether a first tap points at it. */
  readonly aimed?: boolean | undefined;
}

interface PrintLook {
  readonly star?: boolean | undefined;
  readonly gold?: boolean | undefined;
  /** Neighbours of the same block, such as `ja jv n3`. */
  readonly joins?: string | undefined;
}

/** Class names for an element that is a box, with a `Print` in it: a sheet makes its own cells. */
export function boxClass({ colour, crossed, state, fresh, aimed }: BoxLook): string {
  const names = ['box', colour];
  if (crossed) names.push('crossed');
  if (crossed && fresh) names.push('fresh');
  if (state) names.push(state);
  if (aimed) names.push('aimed');
  return names.join(' ');
}

/** What is printed on a box. */
export function Print({ star, gold, joins }: PrintLook) {
  return <i class={['print', joins, star && 'star', gold && 'gold'].filter(Boolean).join(' ')} />;
}
