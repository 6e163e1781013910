import './crosses.css';

/** Where a small box lies: its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** How much of a box its cross leaves free on each side, and how thick it is. */
const EDGE = 0.2;
const STROKE = 0.2;

/** Crosses on a sheet in small: one path for all, since there may be hundreds on a screen. */
export function Crosses({ spots, width, height }: Props) {
  return (
    <path
      class="crosses"
      stroke-width={STROKE * Math.min(width, height)}
      d={crossesPath(spots, width, height)}
    />
  );
}

/** Boxes that were crossed just now, framed. */
export function FreshBoxes({ spots, width, height }: Props) {
  const stroke = STROKE * Math.min(width, height);
  return (
    <g class="fresh-boxes" fill="none" stroke-width={stroke}>
      {spots.map(({ x, y }) => (
        <rect key={`${x} ${y}`} {...{ x, y, width, height }} />
      ))}
    </g>
  );
}

/** A hand does not cross twice at the same slant, so the strokes are a little uneven. */
export function crossesPath(spots: readonly Spot[], width: number, height: number): string {
  const [left, right] = [width * EDGE, width * (1 - EDGE)];
  const [top, bottom] = [height * EDGE, height * (1 - EDGE)];
  return spots
    .map(
      ({ x, y }) =>
        `M${at(x + left)} ${at(y + top + height * 0.02)}L${at(x + right)} ${at(y + bottom - height * 0.02)}` +
        `M${at(x + right)} ${at(y + top)}L${at(x + left)} ${at(y + bottom)}`,
    )
    .join('');
}

function at(place: number): number {
  return Math.round(place * 100) / 100;
}
