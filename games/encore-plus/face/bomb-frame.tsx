import type { SheetProps } from '#games/face.ts';
import { crossingOptions } from '#kits/grid/face/options.ts';
import { GridPlace } from '#kits/grid/face/sheet.tsx';
import { boxNamed, columnOf, rowOf } from '#kits/grid/sheet.ts';
import { Icon } from '#ui/icon.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { SPECIAL } from './special.ts';

/** P5: a frame around the boxes that a bomb is about to cross. */
export function BombFrame({ position, seat, marks }: SheetProps<Position>) {
  const names = [...marks.pencilled].filter((mark) => boxNamed(mark) !== undefined);
  if (names.length === 0 || !isBomb(position, seat, marks, names)) return null;
  const boxes = names.map((name) => boxNamed(name)!);
  const columns = boxes.map(columnOf);
  const rows = boxes.map(rowOf);
  const [column, row] = [Math.min(...columns), Math.min(...rows)];
  return (
    <GridPlace
      class="plus-bomb"
      column={column}
      row={row}
      columns={Math.max(...columns) - column + 1}
      rows={Math.max(...rows) - row + 1}
    >
      <span class="plus-bomb-frame" aria-hidden="true">
        <span class="plus-bomb-icon">
          <Icon name="bomb" small />
        </span>
      </span>
    </GridPlace>
  );
}

/** The pencilled boxes are a bomb’s when its die was tapped, or when no other dice pay for them. */
function isBomb(position: Position, seat: number, marks: Marks, names: readonly Mark[]): boolean {
  if (position.phase === 'bonus') return true;
  if (position.special !== 'bomb' || position.specialTaken) return false;
  if (marks.pencilled.has(SPECIAL)) return true;
  return !crossingOptions(position, seat).some(({ boxes }) =>
    names.every((name) => boxes.includes(name)),
  );
}
