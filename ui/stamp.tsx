import type { Pen } from './pens.ts';
import type { StampName, StampPart } from './stamps.ts';
import { STAMPS } from './stamps.ts';

interface Props {
  readonly name: StampName;
  /** Reversed: the one who looks at the screen. */
  readonly mine?: boolean;
  /** In the ink of its player. */
  readonly pen?: Pen | undefined;
}

/** A player's stamp. */
export function Stamp({ name, mine, pen }: Props) {
  return (
    <svg
      class={mine ? 'stamp mine' : 'stamp'}
      data-pen={pen}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <StampParts name={name} />
    </svg>
  );
}

/** What is drawn of it, on a grid of 32 × 32, for those who draw it inside something else. */
export function StampParts({ name }: Pick<Props, 'name'>) {
  return (
    <>
      {STAMPS[name].map((part: StampPart) =>
        'ink' in part ? (
          <path d={part.ink} />
        ) : 'paper' in part ? (
          <path class="paper" d={part.paper} />
        ) : (
          <path class="line" d={part.line} />
        ),
      )}
    </>
  );
}
