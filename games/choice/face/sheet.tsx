import './sheet.css';
import { useState } from 'preact/hooks';
import type { SheetProps } from '#games/face.ts';
import { NO_MARKS } from '#ui/marks.ts';
import { useSweep } from '#ui/sweep.ts';
import type { Area, Position } from '../position.ts';
import { newArea } from '../position.ts';
import { Faces } from './faces.tsx';
import { Path } from './path.tsx';
import { Ring } from './ring.tsx';
import { Scales } from './scales.tsx';
import { Sides } from './sides.tsx';

/** The side that a seat plays on; the other one can be looked at. */
export function Sheet(props: SheetProps<Position>) {
  const { position, seat, marks, say, onTap } = props;
  const begun = position.sheets[seat]!;
  const areas = bothSides(begun);
  const current = begun.length - 1;
  const first = props.page ?? current;
  // Looking elsewhere ends as soon as something happens.
  const moment = `${seat} ${current} ${position.phase}`;
  const [look, setLook] = useState({ at: first, moment });
  const at = look.moment === moment ? look.at : first;
  const isCurrent = at === current;
  const isChoosing = marks.pencilled.size > 0 || marks.open.size > 0;
  const part = {
    area: areas[at]!,
    marks: isCurrent ? marks : NO_MARKS,
    onTap: isCurrent ? onTap : undefined,
    say,
  };
  const sweep = useSweep(part.marks, part.onTap);
  const isPicking = isCurrent && props.picking && isChoosing;
  return (
    <div class={isPicking ? 'choice-sheet picking' : 'choice-sheet'}>
      <Sides {...props} areas={areas} at={at} onLook={(next) => setLook({ at: next, moment })}>
        {!props.isPad && <Faces say={say} />}
      </Sides>
      <div class="choice-page">
        <div class="choice-field" {...sweep}>
          <Ring {...part} />
          <Path {...part} />
        </div>
        <Scales area={part.area} say={say} />
      </div>
    </div>
  );
}

/** The sides of a sheet in the order in which they are played, begun or not. */
function bothSides([first, second]: readonly Area[]): readonly Area[] {
  return [first!, second ?? newArea(1 - first!.side)];
}
