import './box.css';
import './box-states.css';
import type { ColourKey } from './die.tsx';

/** What a box shows beside what is printed on it. */
export type BoxState = 'open' | 'near' | 'pencilled' | 'shown' | 'refused';

export interface BoxLook {
  readonly colour: ColourKey;
  readonly crossed: boolean;
  readonly star?: boolean | undefined;
  readonly gold?: boolean | undefined;
  /** Neighbours of the same block, such as `ja jv n3`. */
  readonly joins?: string | undefined;
  readonly state?: BoxState | undefined;
  /** Whether the pen is still moving; `--nth` says how many boxes come before this one. */
  readonly fresh?: boolean | undefined;
}

/** Class names for an element that is a box: a sheet makes its own grid cells. */
export function boxClass({ colour, crossed, star, gold, joins, state, fresh }: BoxLook): string {
  const names = ['box', colour];
  if (joins) names.push(joins);
  if (star) names.push('star');
  if (gold) names.push('gold');
  if (crossed) names.push('crossed');
  if (crossed && fresh) names.push('fresh');
  if (state) names.push(state);
  return names.join(' ');
}
