import type { BigFace, BigSheetProps } from '#games/face.ts';
import { BigMisses } from '#ui/big.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { areaOf, MISSES } from '../position.ts';
import { colourPoints, numberPoints } from '../score.ts';
import { Path } from './path.tsx';
import { Ring } from './ring.tsx';
import './big.css';

export const big: BigFace<Position> = {
  Sheet,
  Misses,
  layout: (seats) => (seats <= 2 ? { columns: 1, name: 'beside' } : { columns: 2, name: 'above' }),
};

/** The side that a seat plays on, and below it what both sides have brought. */
function Sheet({ position, seat, say, fresh }: BigSheetProps<Position>) {
  const area = areaOf(position, seat);
  const part = { area, say, marks: { ...NO_MARKS, fresh: new Set(fresh) }, onTap: undefined };
  return (
    <div class="choice-big">
      <div class="choice-field">
        <Ring {...part} />
        <Path {...part} />
      </div>
      <p class="big-facts">
        {position.sheets[seat]!.map((each) => (
          <span key={each.side} class="big-fact">
            {say('side.name', { side: each.side + 1 })}
            <b class="figures">{colourPoints(each) + numberPoints(each)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

function Misses({ position, seat }: BigSheetProps<Position>) {
  return <BigMisses count={areaOf(position, seat).misses} most={MISSES} />;
}
