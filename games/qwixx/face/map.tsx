import './map.css';
import type { MapProps } from '#games/face.ts';
import { NO_MARKS } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { lanesOf } from './lanes.ts';

const PITCH = { across: 4, down: 5 };

/** A sheet in small: four strips that run as the lanes do, ink where crosses are. */
export function SheetMap({ position, seat }: MapProps<Position>) {
  return (
    <span class="qx-map">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {lanesOf(position, seat, NO_MARKS.pencilled).map(({ row, boxes, lock, colour }) => (
          <g key={row} class={lock === 'closed' ? 'closed' : ''}>
            {[...boxes, { colour, state: lock }].map((box, place) => (
              <rect
                key={place}
                class={box.state === 'crossed' ? 'ink' : box.colour}
                x={place * PITCH.across}
                y={row * PITCH.down}
                width="3.4"
                height="4"
                rx={place === boxes.length ? 1.7 : 0.8}
              />
            ))}
          </g>
        ))}
      </svg>
    </span>
  );
}
