import type { SheetProps } from '#games/face.ts';
import type { Mark, Marks } from '#ui/marks.ts';
import { isOff } from '#ui/marks.ts';
import { Tile } from '#ui/tile.tsx';
import type { Position } from '../position.ts';
import { Cell } from './cell.tsx';
import type { Lane, LaneBox } from './lanes.ts';
import { Lock } from './lock.tsx';

interface BoxesProps extends SheetProps<Position> {
  /** Boxes that could be chosen instead of the one that is pencilled. */
  readonly other: readonly Mark[];
}

interface Props extends BoxesProps {
  readonly lane: Lane;
}

/** One row of the sheet: what it is worth, eleven numbers, the lock. */
export function LaneRow({ lane, ...props }: Props) {
  const { say } = props;
  const { name, count, points } = lane;
  return (
    // biome-ignore lint/a11y: lanes turn with the screen, tables cannot; a row is no stop
    <div class="qx-lane" role="row" aria-label={say('lane.row', { part: name, count, points })}>
      <div class="qx-head" aria-hidden="true">
        <Tile colour={lane.colour} />
        <b class="figures">{count} ×</b>
        <small>{say('lane.points', { points })}</small>
      </div>
      {lane.boxes.map((box) => (
        <Box key={box.mark} box={box} {...props} />
      ))}
      <Lock lane={lane} {...props} />
    </div>
  );
}

function Box(props: BoxesProps & { readonly box: LaneBox }) {
  const { box, marks, say, other, onTap } = props;
  const { mark, colour, state, isLosing } = box;
  const isPencilled = marks.pencilled.has(mark);
  const isSealed = marks.sealed.has(mark);
  const isOpen = marks.open.has(mark) || marks.near.has(mark);
  const isOther = other.includes(mark) && !isOpen && !isPencilled;
  const isDisabled = isOff(marks, mark) && !isOther;
  const pen = isPencilled ? 'pencilled' : isSealed ? 'sealed' : undefined;
  const told = pen ?? (isLosing ? 'losing' : isOpen ? 'open' : state);
  return (
    <Cell
      mark={mark}
      look={['qx-box', colour, state, told, isOther && 'other', ...pointers(marks, mark)]}
      label={say(`cell.${told}`, { box: mark })}
      isOpen={isOpen}
      isPencilled={pen !== undefined}
      isDisabled={isDisabled}
      onTap={onTap}
    >
      {box.number}
    </Cell>
  );
}

function pointers(marks: Marks, mark: Mark): readonly (string | false)[] {
  const { fresh, shown, refused, aimed } = marks;
  return [
    fresh.has(mark) && 'fresh',
    shown.has(mark) && 'shown',
    refused === mark && 'refused',
    aimed === mark && 'aimed',
  ];
}
