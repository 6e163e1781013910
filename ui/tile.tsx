import type { ColourKey } from './die.tsx';

interface Props {
  readonly colour: ColourKey;
  /** Its accessible name, unless there is a visible label. */
  readonly label?: string | undefined;
}

/** A colour with its symbol, for legends and lines of text. */
export function Tile({ colour, label }: Props) {
  return label ? (
    <span class={`tile ${colour}`} role="img" aria-label={label} />
  ) : (
    <span class={`tile ${colour}`} aria-hidden="true" />
  );
}
