import type { BigFace, BigSheetProps } from '#games/face.ts';
import { BigMisses } from '#ui/big.tsx';
import { Icon } from '#ui/icon.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { Tile } from '#ui/tile.tsx';
import { CROSSES_TO_CLOSE, MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { lockMark } from './marks.ts';
import './box.css';
import './lock.css';
import './big.css';

export const big: BigFace<Position> = {
  Sheet,
  Misses,
  // Rows are long: they need the whole width, however many play.
  layout: () => ({ columns: 1, name: 'beside' }),
};

function Sheet({ position, seat, fresh }: BigSheetProps<Position>) {
  return (
    <div class="qx-big">
      {lanesOf(position, seat, NO_MARKS.pencilled).map((lane) => (
        <div key={lane.row} class="qx-big-lane">
          <span class="qx-big-head">
            <Tile colour={lane.colour} />
            <b class="figures">{lane.count} ×</b>
          </span>
          {lane.boxes.map(({ mark, number, colour, state }) => (
            <span key={mark} class={`qx-box ${colour} ${state} ${freshness(fresh.includes(mark))}`}>
              {number}
            </span>
          ))}
          <Lock lane={lane} isFresh={fresh.includes(lockMark(lane.row))} />
        </div>
      ))}
    </div>
  );
}

function Misses({ position, seat }: BigSheetProps<Position>) {
  return <BigMisses count={position.misses[seat]!} most={MISSES_TO_END} />;
}

/** How many of the five crosses are there, until the row is closed. */
function Lock({ lane, isFresh }: { readonly lane: Lane; readonly isFresh: boolean }) {
  const { colour, lock, count } = lane;
  return (
    <span class={`qx-lock ${colour} ${lock} ${freshness(isFresh)}`}>
      <Icon name="lock" />
      {lock === 'open' && (
        <span class="qx-pips">
          {Array.from({ length: CROSSES_TO_CLOSE }, (_, nth) => (
            <i key={nth} class={nth < count ? 'on' : ''} />
          ))}
        </span>
      )}
    </span>
  );
}

function freshness(isFresh: boolean): string {
  return isFresh ? 'fresh' : '';
}
