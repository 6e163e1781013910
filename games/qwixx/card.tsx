import './card.css';
import type { Card } from '#games/card.ts';
import { TEXTS } from './card/texts/index.ts';
import { LOADERS } from './face/speech/index.ts';

/** A corner of a sheet: numbers by colour, and those that are crossed. */
const ROWS = [
  { colour: 'r', numbers: [2, 3, 4, 5, 6, 7], crossed: [2, 5] },
  { colour: 'y', numbers: [2, 3, 4, 5, 6, 7], crossed: [3, 4] },
  { colour: 'g', numbers: [12, 11, 10, 9, 8, 7], crossed: [12] },
  { colour: 'b', numbers: [12, 11, 10, 9, 8, 7], crossed: [12, 10] },
];

export const card: Card = {
  id: 'qwixx',
  texts: TEXTS,
  players: { min: 2, max: 5 },
  minutes: 15,
  Art,
  load: () => import('./face/index.tsx').then(({ face }) => face),
  speech: LOADERS,
  loadSharing: () => import('./face/sharing.ts').then(({ sharing }) => sharing),
  loadBig: () => import('./face/big.tsx').then(({ big }) => big),
};

function Art() {
  return (
    <>
      <span class="qx-art">
        {ROWS.flatMap(({ colour, numbers, crossed }) =>
          numbers.map((number) => (
            <i
              key={colour + number}
              class={crossed.includes(number) ? `${colour} crossed` : colour}
            >
              {number}
            </i>
          )),
        )}
      </span>
      <span class="die white qx-art-die">6</span>
    </>
  );
}
