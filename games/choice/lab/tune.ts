import { tunerOf } from '#kits/net/tuner.ts';
import { firstNet, train } from './train.ts';

const HIDDEN = { solo: 8, table: 12 };
const RATE = [0.003, 0.0001] as const;
/** Most play with two; the others must not be strangers. */
const MOSTLY_TWO = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4];

export const { tune, resume } = tunerOf({
  plans: {
    solo: { seats: [1], pace: 6000, rate: RATE, lessons: 1000 },
    table: { seats: MOSTLY_TWO, pace: 12_000, rate: RATE, lessons: 1000 },
  },
  firstNet: (place, seed) => firstNet(HIDDEN[place], seed),
  train,
});
