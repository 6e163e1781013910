import './art.css';
import { ArtBox } from '#ui/art-box.tsx';
import { Die } from '#ui/die.tsx';

/** The corner of a ring, in upper case when open and in lower case when crossed. */
const RING = ['RYGBV', 'b   K', 'g   Y', 'r   R'];

/** Hexagons that touch: middles in a box of 60 by 59, and what is printed on them. */
const NUMBERS = [
  { x: 20, y: 12, text: '8', isMarked: true },
  { x: 40, y: 12, text: '7', isMarked: true },
  { x: 10, y: 29.3, text: '5', isMarked: false },
  { x: 30, y: 29.3, text: '12', isMarked: true },
  { x: 50, y: 29.3, text: '3', isMarked: false },
  { x: 20, y: 46.6, text: '2', isMarked: false },
  { x: 40, y: 46.6, text: '9', isMarked: false },
];
const HEXAGON = 'm0-11.5 10 5.75v11.5l-10 5.75-10-5.75v-11.5Z';
const LINE = 'M20 12 30 29.3 40 12';

/** A tilted piece of the sheet with a die on it, for the first screen. */
export function Art() {
  return (
    <div class="choice-art" aria-hidden="true">
      <div class="choice-art-piece">
        {RING.map((letters, row) =>
          [...letters].map((letter, column) => {
            const at = `${row + 1} / ${column + 1}`;
            return letter === ' ' ? null : <ArtBox key={at} letter={letter} at={at} />;
          }),
        )}
        <svg viewBox="0 0 60 58.6" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
          {NUMBERS.map(({ x, y, text }) => (
            <path key={text} class="hexagon-art" d={`M${x} ${y}${HEXAGON}`} />
          ))}
          <path class="line" d={LINE} />
          {NUMBERS.map(({ x, y, text, isMarked }) => (
            <g key={text} transform={`translate(${x} ${y})`}>
              {isMarked && <circle r="6.6" />}
              <text y="3">{text}</text>
            </g>
          ))}
        </svg>
      </div>
      <Die look={{ kind: 'both', colour: 'v', text: '3' }} label="" />
    </div>
  );
}
