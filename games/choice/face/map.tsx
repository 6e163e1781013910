import './map.css';
import type { MapProps } from '#games/face.ts';
import type { Position } from '../position.ts';
import { areaOf } from '../position.ts';
import { NUMBER_BOXES, pointOf, RING_BOXES, RING_CELLS } from './geometry.ts';
import { COLOUR_KEYS, colourOf } from './marks.ts';

const PITCH = 9;
/** What the ring leaves free, and a number in it. */
const INSIDE = PITCH * 3 - 1;
const NUMBER = { width: 4.2, height: 6.8 };

const NUMBERS = Array.from({ length: NUMBER_BOXES }, (_, i) => RING_BOXES + i);

/** A ring in small around its numbers: ink on faded colours. */
export function RingMap({ position, seat }: MapProps<Position>) {
  const area = areaOf(position, seat);
  return (
    <svg class="choice-map" viewBox="0 0 44 44" preserveAspectRatio="none" aria-hidden="true">
      <g>
        {RING_CELLS.map(({ row, column }, box) => (
          <rect
            key={box}
            class={area.taken & (1 << box) ? 'inked' : COLOUR_KEYS[colourOf(area, box)]}
            x={(column - 1) * PITCH}
            y={(row - 1) * PITCH}
            width={PITCH - 1}
            height={PITCH - 1}
            rx={1.5}
          />
        ))}
        {NUMBERS.map((box) => (
          <rect
            key={box}
            class={area.line.includes(box) ? 'inked' : 'number'}
            x={PITCH + (pointOf(box).x * INSIDE) / 100 - NUMBER.width / 2}
            y={PITCH + (pointOf(box).y * INSIDE) / 100 - NUMBER.height / 2}
            {...NUMBER}
            rx={1.5}
          />
        ))}
      </g>
    </svg>
  );
}
