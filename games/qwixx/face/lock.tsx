import type { SheetProps } from '#games/face.ts';
import { Icon } from '#ui/icon.tsx';
import { CROSSES_TO_CLOSE } from '../play.ts';
import type { Position } from '../position.ts';
import { Cell } from './cell.tsx';
import type { Lane } from './lanes.ts';
import { lockMark } from './marks.ts';

interface Props extends SheetProps<Position> {
  readonly lane: Lane;
}

const PIPS = Array.from({ length: CROSSES_TO_CLOSE }, (_, nth) => nth);

/** The lock of a row: how many of the five crosses are there, or who has closed it. */
export function Lock({ lane, players, marks, say, picking, onTap }: Props) {
  const { row, colour, count, lock, closers, boxes } = lane;
  const mark = lockMark(row);
  const last = boxes.at(-1)!.mark;
  const pen = marks.pencilled.has(last) ? 'pencilled' : marks.sealed.has(last) && 'sealed';
  const look = [
    'qx-lock',
    colour,
    lock,
    pen,
    marks.fresh.has(mark) && 'fresh',
    marks.refused === mark && 'refused',
  ];
  return (
    <Cell
      mark={mark}
      look={look}
      label={nameOf(lane, pen, say)}
      isPencilled={pen !== false}
      isDisabled={picking}
      onTap={onTap}
    >
      <Icon name="lock" />
      {lock === 'open' ? (
        <span class="qx-pips">
          {PIPS.map((nth) => (
            <i key={nth} class={nth < count ? 'on' : ''} />
          ))}
        </span>
      ) : (
        <span class="qx-closers">{closers.map((seat) => players[seat]).join(', ')}</span>
      )}
    </Cell>
  );
}

function nameOf(
  { name, count, lock, closers }: Lane,
  pen: 'pencilled' | 'sealed' | false,
  say: Props['say'],
) {
  if (pen) return say(`lock.${pen}`, { part: name });
  if (lock === 'crossed') return say('lock.crossed', { part: name });
  if (lock === 'open') {
    return say('lock.open', { part: name, count: Math.min(count, CROSSES_TO_CLOSE) });
  }
  return closers.length > 0
    ? say('lock.closed', { row: name, seats: closers })
    : say('lock.elsewhere', { row: name });
}
