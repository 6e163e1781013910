import type { GlanceProps } from '#games/face.ts';
import { Asked } from '#kits/grid/face/asked.tsx';
import { PadHalves } from '#kits/grid/face/pad-halves.tsx';
import type { Position } from '../position.ts';
import { specialMark } from './pad.ts';
import { Short } from './short.tsx';
import { specialDice } from './standing.ts';
import { SPECIALS_MARK } from './worth.ts';

/** P4: the nine special dice: used ones struck out, ready ones ringed, the others still grey. */
export function SpecialDice({ position, seat, say, isPad, onTap }: GlanceProps<Position>) {
  const { used, ready, locked } = specialDice(position, seat);
  const states = [
    ...new Array<string>(used).fill('used'),
    ...new Array<string>(ready).fill('ready'),
    ...new Array<string>(locked).fill('locked'),
  ];
  const name = say('glance.special', { used, ready, locked });
  const dice = [
    ...states.map((state, place) => <span key={place} class={`plus-die ${state}`} />),
    <Short key="short" large={ready} small={`${used}/${states.length}`} />,
  ];
  if (!isPad || !onTap) {
    return (
      <Asked class="plus-dice" mark={SPECIALS_MARK} name={name} onTap={onTap}>
        {dice}
      </Asked>
    );
  }
  return (
    <div class="plus-dice grid-pad-marks">
      <span class="for-readers">{name}</span>
      {dice}
      <PadHalves
        used={used}
        left={ready + locked}
        useLabel={say('pad.useSpecial')}
        backLabel={say('pad.returnSpecial')}
        onUse={() => onTap(specialMark(used))}
        onBack={() => onTap(specialMark(used - 1))}
      />
    </div>
  );
}
