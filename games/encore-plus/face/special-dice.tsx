import type { SheetProps } from '#games/face.ts';
import type { Position } from '../position.ts';
import { specialMark } from './pad.ts';
import { specialDice } from './standing.ts';

/** P4: the nine special dice: used ones struck out, ready ones ringed, the others still grey. */
export function SpecialDice({ position, seat, say, isPad, onTap }: SheetProps<Position>) {
  const { used, ready, locked } = specialDice(position, seat);
  const states = [
    ...new Array<string>(used).fill('used'),
    ...new Array<string>(ready).fill('ready'),
    ...new Array<string>(locked).fill('locked'),
  ];
  const name = say('glance.special', { used, ready, locked });
  if (!isPad || !onTap) {
    return (
      <div class="plus-dice" role="img" aria-label={name}>
        {states.map((state, place) => (
          <span key={place} class={`plus-die ${state}`} />
        ))}
      </div>
    );
  }
  return (
    <div class="plus-dice">
      <span class="for-readers">{name}</span>
      {states.map((state, place) => (
        <button
          key={place}
          type="button"
          class={`plus-die ${state}`}
          aria-label={say(state === 'used' ? 'pad.returnSpecial' : 'pad.useSpecial')}
          onClick={() => onTap(specialMark(place))}
        />
      ))}
    </div>
  );
}
