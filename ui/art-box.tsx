import './art-box.css';
import type { ColourKey } from './die.tsx';

interface Props {
  /** A letter of a colour, in upper case when the box is open and in lower case when crossed. */
  readonly letter: string;
  /** Whether something is printed on it, and neighbours of the same block, such as `ja jv`. */
  readonly look?: string;
  /** Its place in a grid, as row and column. */
  readonly at?: string;
}

/** A box on the little picture of a game. */
export function ArtBox({ letter, look, at }: Props) {
  const colour = letter.toLowerCase() as ColourKey;
  const names = ['art-box', colour, letter === colour && 'crossed', look].filter(Boolean);
  return <i class={names.join(' ')} style={at && { gridArea: at }} />;
}
