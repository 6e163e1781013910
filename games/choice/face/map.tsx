import './map.css';
import type { MapProps } from '#games/face.ts';
import type { Position } from '../position.ts';
import { areaOf } from '../position.ts';
import { RING_CELLS } from './geometry.ts';
import { COLOUR_KEYS, colourOf } from './marks.ts';

const PITCH = 9;

/** A ring in small, with how many numbers are marked. */
export function RingMap({ position, seat }: MapProps<Position>) {
  const area = areaOf(position, seat);
  return (
    <svg class="choice-map" viewBox="0 0 44 44" aria-hidden="true">
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
      </g>
      <text x={22} y={27}>
        {area.line.length}
      </text>
    </svg>
  );
}
