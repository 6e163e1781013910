import type { SheetProps } from '#games/face.ts';
import { GridSheet, RowLetter } from '#kits/grid/face/sheet.tsx';
import type { Position } from '../position.ts';
import { POINTS } from '../score.ts';
import { BombFrame } from './bomb-frame.tsx';
import { ColumnHeart } from './column-heart.tsx';
import { rowMark } from './pad.ts';
import { RowBonus } from './row-bonus.tsx';
import './sheet.css';
import { columnWorth } from './worth.ts';

/** The sheet with its hearts behind the columns and its bonuses behind the rows. */
export function Sheet(props: SheetProps<Position>) {
  return (
    <GridSheet
      {...props}
      class="plus-sheet"
      points={POINTS}
      worthOf={(column) => columnWorth(props.position, props.seat, column)}
      hasGold
      columnExtra={(column) => <ColumnHeart {...props} column={column} />}
      rowName={(row) => <RowLetter row={row} />}
      rowExtra={(row) => <RowBonus {...props} row={row} />}
      rowExtraMark={rowMark}
      rowExtraLabel={props.say('sheet.rows')}
      overlay={<BombFrame {...props} />}
    />
  );
}
