import './map.css';
import type { MapProps } from '#games/face.ts';
import { Crosses, FreshBoxes } from '#ui/crosses.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { lanesOf } from './lanes.ts';
import { lockMark } from './marks.ts';

const PITCH = { across: 4, down: 5 };
const BOX = { width: 3.4, height: 4 };

/** A sheet in small: four strips that run as the lanes do, crosses on pale colour. */
export function SheetMap({ position, seat, fresh = [] }: MapProps<Position>) {
  const boxes = lanesOf(position, seat, NO_MARKS.pencilled).flatMap((lane) => [
    ...lane.boxes.map(({ mark, colour, state }, place) => ({
      ...placed(lane.row, place),
      mark,
      rx: 0.8,
      colour,
      state,
    })),
    {
      ...placed(lane.row, lane.boxes.length),
      mark: lockMark(lane.row),
      rx: 1.7,
      colour: lane.colour,
      state: lane.lock,
    },
  ]);
  return (
    <span class="qx-map">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <g>
          {boxes.map(({ x, y, rx, colour, state }) => (
            <rect key={`${x} ${y}`} class={`${colour} ${state}`} {...{ x, y, rx }} {...BOX} />
          ))}
          <Crosses spots={boxes.filter(({ state }) => state === 'crossed')} {...BOX} />
          <FreshBoxes spots={boxes.filter(({ mark }) => fresh.includes(mark))} {...BOX} />
        </g>
      </svg>
    </span>
  );
}

function placed(row: number, place: number) {
  return { x: place * PITCH.across, y: row * PITCH.down };
}
