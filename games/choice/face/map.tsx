import './map.css';
import type { MapProps } from '#games/face.ts';
import { Crosses, FreshBoxes } from '#ui/crosses.tsx';
import type { Position } from '../position.ts';
import { areaOf } from '../position.ts';
import { NUMBER_BOXES, pointOf, RING_BOXES, RING_CELLS } from './geometry.ts';
import { boxMark, COLOUR_KEYS, colourOf } from './marks.ts';

const PITCH = 9;
const SQUARE = { width: PITCH - 1, height: PITCH - 1 };
/** What the ring leaves free, and a number in it. */
const INSIDE = PITCH * 3 - 1;
const NUMBER = { width: 4.2, height: 6.8 };

const NUMBERS = Array.from({ length: NUMBER_BOXES }, (_, i) => RING_BOXES + i);

/** A ring in small around its numbers: crosses on pale colour, and the line through the numbers. */
export function RingMap({ position, seat, fresh = [] }: MapProps<Position>) {
  const area = areaOf(position, seat);
  const ring = RING_CELLS.map(({ row, column }, box) => ({
    mark: boxMark(area, box),
    x: (column - 1) * PITCH,
    y: (row - 1) * PITCH,
    colour: COLOUR_KEYS[colourOf(area, box)],
    isCrossed: (area.taken & (1 << box)) !== 0,
  }));
  return (
    <svg class="choice-map" viewBox="0 0 44 44" preserveAspectRatio="none" aria-hidden="true">
      <g>
        {ring.map(({ x, y, colour, isCrossed }) => (
          <rect
            key={`${x} ${y}`}
            class={isCrossed ? `${colour} crossed` : colour}
            {...{ x, y }}
            {...SQUARE}
            rx={1.5}
          />
        ))}
        <Crosses spots={ring.filter(({ isCrossed }) => isCrossed)} {...SQUARE} />
        <FreshBoxes spots={ring.filter(({ mark }) => fresh.includes(mark))} {...SQUARE} />
        <polyline
          class="line"
          points={area.line.map((box) => Object.values(middleOf(box))).join(' ')}
        />
        {NUMBERS.map((box) => (
          <rect
            key={box}
            class={area.line.includes(box) ? 'marked' : 'number'}
            x={middleOf(box).x - NUMBER.width / 2}
            y={middleOf(box).y - NUMBER.height / 2}
            {...NUMBER}
            rx={1.5}
          />
        ))}
      </g>
    </svg>
  );
}

function middleOf(box: number) {
  const { x, y } = pointOf(box);
  return { x: PITCH + (x * INSIDE) / 100, y: PITCH + (y * INSIDE) / 100 };
}
