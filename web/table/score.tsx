import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { t } from '../app/language.ts';
import { openNow, pointsNow, printed } from './points.ts';
import './score.css';
import type { Words } from './words.ts';

interface Props {
  readonly face: Face;
  readonly words: Words;
  readonly position: unknown;
  readonly seat: Seat;
}

/**
 * Where a seat stands, in the same words everywhere: the points it has in hand, then what is still
 * open and would cost some. Both are added up only when the match is over.
 */
export function Score({ face, words, position, seat }: Props) {
  const points = pointsNow(face, position, seat);
  const open = openNow(face, position, seat);
  return (
    <span class="score-line">
      <span class="score-now">
        <b class="figures">{printed(points)}</b>{' '}
        <span class="score-unit">{t('table.points', { count: points })}</span>
      </span>
      {/* The space is heard as a pause. */}
      {open && ' '}
      {open && <small class="score-open">{words.tell(open)}</small>}
    </span>
  );
}
