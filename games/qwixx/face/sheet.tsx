import './sheet.css';
import './box.css';
import './lock.css';
import './sheet-wide.css';
import { useRef } from 'preact/hooks';
import type { SheetProps } from '#games/face.ts';
import { useRoving } from '#ui/roving.ts';
import type { Position } from '../position.ts';
import { options } from './choice.ts';
import { LaneRow } from './lane.tsx';
import { lanesOf } from './lanes.ts';
import { Misses } from './misses.tsx';

/** Four lanes of numbers with their locks, and the misses. */
export function Sheet(props: SheetProps<Position>) {
  const { position, seat, say, marks, onTap, isPad } = props;
  const root = useRef<HTMLDivElement>(null);
  useRoving(root, { onPick: (mark) => onTap?.(mark) });
  const picking = props.picking || marks.near.size > 0;
  // A choice is one box: while one is pencilled, a tap on another changes it.
  const other = picking ? options(position, seat).flatMap(({ boxes }) => boxes) : [];
  const chosen = marks.sealed.size > 0 ? marks.sealed : marks.pencilled;
  return (
    <div class={picking ? 'qx-sheet picking' : 'qx-sheet'} ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: lanes turn with the screen, tables cannot */}
      <div
        class="qx-lanes"
        role="grid"
        aria-label={isPad ? say('pad.sheet') : say('sheet.of', { seat })}
      >
        {lanesOf(position, seat, chosen).map((lane) => (
          <LaneRow key={lane.row} {...props} lane={lane} picking={picking} other={other} />
        ))}
      </div>
      <Misses count={position.misses[seat]!} say={say} onTap={isPad ? onTap : undefined} />
    </div>
  );
}
