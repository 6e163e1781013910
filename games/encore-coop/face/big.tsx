import type { BigFace, BigSheetProps } from '#games/face.ts';
import { at, BigGrid, gridLayout } from '#kits/grid/face/big.tsx';
import { columnOf, ROW_LETTERS, rowOf } from '#kits/grid/sheet.ts';
import { BigMisses } from '#ui/big.tsx';
import { BLOCKS_OF_FOUR, FRAMES } from '../missions.ts';
import { MISSES_TO_LOSE } from '../play.ts';
import type { Position } from '../position.ts';
import './big.css';

export const big: BigFace<Position> = { Sheet, Misses, layout: gridLayout };

/** Open stars cost nothing here; rows have letters, and one mission frames numbers. */
function Sheet(props: BigSheetProps<Position>) {
  const { position } = props;
  return (
    <BigGrid
      {...props}
      hasStars={false}
      rowExtra={(row) => <b class="coop-big-row">{ROW_LETTERS.charAt(row)}</b>}
      overlay={position.mission === BLOCKS_OF_FOUR && <Frames position={position} />}
    />
  );
}

function Misses({ position, seat }: BigSheetProps<Position>) {
  return <BigMisses count={position.misses[seat]!} most={MISSES_TO_LOSE} />;
}

/** The framed numbers, each where four boxes meet; dark when all four are crossed by anyone. */
function Frames({ position }: { readonly position: Position }) {
  return FRAMES.map(([box = 0], i) => (
    <b
      key={box}
      class={(position.frames >> i) & 1 ? 'coop-big-frame done' : 'coop-big-frame'}
      style={{ gridArea: `${at(rowOf(box) + 1, columnOf(box)).gridArea} / span 2 / span 2` }}
    >
      {i + 1}
    </b>
  ));
}
