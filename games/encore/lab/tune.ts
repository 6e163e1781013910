import { driftOf } from '#kits/net/drift.ts';
import { tunerOf } from '#kits/net/tuner.ts';
import { Player } from '../bots/player.ts';
import { encore } from '../rules.ts';
import { firstNet, train } from './train.ts';

const HIDDEN = 16;
const RATE = [0.002, 0.00005] as const;
/** Most play with two; the others must not be strangers. */
const MOSTLY_TWO = [...new Array<number>(14).fill(2), 3, 3, 3, 4, 5, 6];

export const { tune, resume } = tunerOf({
  plans: {
    solo: { seats: [1], pace: 5000, rate: RATE, lessons: 1000 },
    table: { seats: MOSTLY_TWO, pace: 5000, rate: RATE, lessons: 1000 },
  },
  firstNet: (_, seed) => firstNet(HIDDEN, seed),
  train,
  drift: (nets, matches) => driftOf(encore, (net) => new Player(net), nets, matches),
});
