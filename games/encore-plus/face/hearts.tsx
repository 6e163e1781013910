import type { SheetProps } from '#games/face.ts';
import type { Position } from '../position.ts';
import { MOST_HEARTS } from '../position.ts';
import { Heart } from './heart.tsx';
import { heartMark } from './pad.ts';

/** P6: the five hearts; a circled one makes every column to come worth more. */
export function Hearts({ position, seat, say, isPad, onTap }: SheetProps<Position>) {
  const count = position.hearts[seat]!;
  const places = Array.from({ length: MOST_HEARTS }, (_, place) => place);
  const style = (place: number) => (place < count ? 'plus-heart on' : 'plus-heart');
  const inside = (place: number) => (
    <>
      <Heart />
      <b aria-hidden="true">{place + 1}</b>
    </>
  );
  const name = say('glance.hearts', { count });
  if (!isPad || !onTap) {
    return (
      <div class="plus-hearts" role="img" aria-label={name}>
        {places.map((place) => (
          <span key={place} class={style(place)}>
            {inside(place)}
          </span>
        ))}
      </div>
    );
  }
  return (
    <div class="plus-hearts">
      <span class="for-readers">{name}</span>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          class={style(place)}
          aria-label={say(place < count ? 'pad.returnHeart' : 'pad.circleHeart')}
          onClick={() => onTap(heartMark(place))}
        >
          {inside(place)}
        </button>
      ))}
    </div>
  );
}
