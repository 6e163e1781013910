import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import { boxNamed, columnName, columnOf, ROWS, rowOf } from '../sheet.ts';
import type { Table } from '../table.ts';
import { type InkedBox, inkedBoxes } from './boxes.ts';
import { inkedBoxes as boxesIn } from './inked.ts';

/** How boxes are described one by one, with golden dice where a game has them. */
export function gridSpots(hasGold: boolean) {
  const columnsOf = (table: Table<string>, seat: Seat) => inkedBoxes(table.papers[seat]!, hasGold);
  return {
    wish(table: Table<string>, seat: Seat, text: string): readonly Saying[] {
      if (text === 'pass') return [{ key: 'quiet.pass' }];
      const dice = { colour: text.charAt(0), number: text.charAt(1) };
      return [{ key: 'wish.dice', args: dice }, ...spots(columnsOf(table, seat), boxesIn(text))];
    },
    spot: (table: Table<string>, seat: Seat, mark: Mark): Saying | undefined =>
      spots(columnsOf(table, seat), [mark])[0],
    crosses(table: Table<string>, seat: Seat, near?: readonly Mark[]): readonly Saying[] {
      const columns = columnsOf(table, seat);
      if (!near) return columns.flatMap(tellColumn);
      const crossed = columns.flat().filter((box) => box.crossed);
      return crossed.filter(({ mark }) => near.some((each) => areNear(each, mark))).map(spotOf);
    },
  };
}

function spots(columns: readonly (readonly InkedBox[])[], marks: readonly Mark[]) {
  const boxes = columns.flat();
  return marks.flatMap((mark) => boxes.filter((box) => box.mark === mark).map(spotOf));
}

function spotOf({ star, gold, args }: InkedBox): Saying {
  return { key: `spot.${star ? 'star' : gold ? 'gold' : 'plain'}`, args };
}

function tellColumn(boxes: readonly InkedBox[], nth: number): readonly Saying[] {
  const crossed = boxes.filter((box) => box.crossed).map(({ mark }) => mark);
  if (crossed.length === 0) return [];
  if (crossed.length === ROWS) return [{ key: 'spot.column', args: { column: columnName(nth) } }];
  return [{ key: 'spot.boxes', args: { boxes: crossed } }];
}

/** The same box, or one that touches it by an edge or a corner. */
function areNear(one: Mark, other: Mark): boolean {
  const [a, b] = [boxNamed(one)!, boxNamed(other)!];
  return Math.abs(columnOf(a) - columnOf(b)) <= 1 && Math.abs(rowOf(a) - rowOf(b)) <= 1;
}
