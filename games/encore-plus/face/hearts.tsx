import type { GlanceProps } from '#games/face.ts';
import { Asked } from '#kits/grid/face/asked.tsx';
import { PadHalves } from '#kits/grid/face/pad-halves.tsx';
import type { Position } from '../position.ts';
import { MOST_HEARTS } from '../position.ts';
import { Heart } from './heart.tsx';
import { heartMark } from './pad.ts';
import { Short } from './short.tsx';
import { HEARTS_MARK } from './worth.ts';

/** P6: the five hearts; a circled one makes every column to come worth more. */
export function Hearts({ position, seat, say, isPad, onTap }: GlanceProps<Position>) {
  const count = position.hearts[seat]!;
  const name = say('glance.hearts', { count });
  const hearts = [
    ...Array.from({ length: MOST_HEARTS }, (_, place) => (
      <span key={place} class={place < count ? 'plus-heart on' : 'plus-heart'}>
        <Heart />
        <b aria-hidden="true">{place + 1}</b>
      </span>
    )),
    <Short key="short" small={`${count}/${MOST_HEARTS}`} />,
  ];
  if (!isPad || !onTap) {
    return (
      <Asked class="plus-hearts" mark={HEARTS_MARK} name={name} onTap={onTap}>
        {hearts}
      </Asked>
    );
  }
  return (
    <div class="plus-hearts grid-pad-marks">
      <span class="for-readers">{name}</span>
      {hearts}
      <PadHalves
        used={count}
        left={MOST_HEARTS - count}
        useLabel={say('pad.circleHeart')}
        backLabel={say('pad.returnHeart')}
        onUse={() => onTap(heartMark(count))}
        onBack={() => onTap(heartMark(count - 1))}
      />
    </div>
  );
}
