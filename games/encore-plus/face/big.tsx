import type { BigFace, BigSheetProps } from '#games/face.ts';
import { BigGrid, gridLayout } from '#kits/grid/face/big.tsx';
import { BigFact } from '#ui/big.tsx';
import { Icon } from '#ui/icon.tsx';
import { Ring } from '#ui/ring.tsx';
import type { Position } from '../position.ts';
import { ROW_BONUS } from '../position.ts';
import { POINTS } from '../score.ts';
import { Heart } from './heart.tsx';
import { rowStanding, specialDice } from './standing.ts';
import './big.css';

export const big: BigFace<Position> = { Sheet, layout: gridLayout };

/** With the bonuses behind the rows, and below the sheet the special dice that are ready and the hearts. */
function Sheet(props: BigSheetProps<Position>) {
  const { position, seat } = props;
  return (
    <BigGrid
      {...props}
      points={POINTS}
      hasGold
      rowExtra={(row) => <Bonus position={position} seat={seat} row={row} />}
    >
      <BigFact count={specialDice(position, seat).ready}>
        <i class="plus-big-die" />
      </BigFact>
      <BigFact count={position.hearts[seat]!}>
        <Heart />
      </BigFact>
    </BigGrid>
  );
}

interface BonusProps extends Pick<BigSheetProps<Position>, 'position' | 'seat'> {
  readonly row: number;
}

/** P10: what a row brings to the first to complete it, struck when somebody had it, ringed when won. */
function Bonus({ position, seat, row }: BonusProps) {
  const standing = rowStanding(position, seat, row);
  return (
    <span class={`plus-big-bonus ${standing}`}>
      <Icon name={ROW_BONUS[row]!} />
      {standing === 'won' && <Ring />}
      {(standing === 'gone' || standing === 'done') && <Ring kind="strike" />}
    </span>
  );
}
