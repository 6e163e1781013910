import type { SheetProps } from '#games/face.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { GridPlace, GridSheet, RowLetter } from '#kits/grid/face/sheet.tsx';
import { countOpen } from '#kits/grid/paper.ts';
import { columnOf, ROW_LETTERS, rowOf } from '#kits/grid/sheet.ts';
import { BLOCKS_OF_FOUR, FRAMES } from '../missions.ts';
import type { Position } from '../position.ts';
import './sheet.css';

/** The sheet with its row letters P to V, and the framed numbers of mission 4. */
export function Sheet(props: SheetProps<Position>) {
  const { position } = props;
  const hasFrames = position.mission === BLOCKS_OF_FOUR;
  return (
    <GridSheet
      {...props}
      class="coop-sheet"
      rowName={(row) => <RowName {...props} row={row} />}
      rowNamesLabel={props.say('sheet.rows')}
      overlay={hasFrames && <Frames position={position} />}
    />
  );
}

function RowName({ position, seat, say, row }: SheetProps<Position> & { readonly row: number }) {
  const paper = position.papers[seat]!;
  const name = ROW_LETTERS.charAt(row);
  const count = countOpen(paper, boardOf(paper.sheet).rows[row]!);
  return (
    <b class={count === 0 ? 'coop-row done' : undefined}>
      <span class="for-readers">{say('status.row', { row: name, count })}</span>
      <RowLetter row={row} />
    </b>
  );
}

/** The framed numbers, each where four boxes meet; ticked when all four are crossed by anyone. */
function Frames({ position }: { readonly position: Position }) {
  return FRAMES.map((boxes, at) => (
    <GridPlace
      key={at}
      column={columnOf(boxes[0]!)}
      row={rowOf(boxes[0]!)}
      columns={2}
      rows={2}
      class={(position.frames >> at) & 1 ? 'coop-frame done' : 'coop-frame'}
    >
      <b aria-hidden="true">{at + 1}</b>
    </GridPlace>
  ));
}
