import type { GlanceProps } from '#games/face.ts';
import { Pen } from '#ui/pen.tsx';
import type { Position } from '../position.ts';
import { Heart } from './heart.tsx';
import { heartsIn } from './standing.ts';

interface Props extends GlanceProps<Position> {
  readonly column: number;
}

/** P12: the heart behind a column’s values, with what it brought written in. */
export function ColumnHeart({ position, seat, column, say }: Props) {
  const points = heartsIn(position, seat, column);
  const isScored = points !== undefined;
  return (
    <span class={isScored ? 'plus-column-heart scored' : 'plus-column-heart'}>
      <Heart />
      {isScored && (
        <>
          <span class="for-readers">{say('sheet.heart', { count: points })}</span>
          <span class="plus-column-points" aria-hidden="true">
            <Pen value={points} />
          </span>
        </>
      )}
    </span>
  );
}
