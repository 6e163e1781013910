import type { StampName, StampPart } from './stamps.ts';
import { STAMPS } from './stamps.ts';

interface Props {
  readonly name: StampName;
  /** Reversed: the one who looks at the screen. */
  readonly mine?: boolean;
}

/** A player's stamp. */
export function Stamp({ name, mine }: Props) {
  return (
    <svg class={mine ? 'stamp mine' : 'stamp'} viewBox="0 0 32 32" aria-hidden="true">
      {STAMPS[name].map((part: StampPart) =>
        'ink' in part ? (
          <path d={part.ink} />
        ) : 'paper' in part ? (
          <path class="paper" d={part.paper} />
        ) : (
          <path class="line" d={part.line} />
        ),
      )}
    </svg>
  );
}
