import { driftOf } from '#kits/net/drift.ts';
import { tunerOf } from '#kits/net/tuner.ts';
import { Player } from '../bots/player.ts';
import { encorePlus } from '../rules.ts';
import { soloNet, tableNet } from './nets.ts';
import { train } from './train.ts';

const HIDDEN = 8;
const RATE = [0.001, 0.0001] as const;

export const { tune, resume } = tunerOf({
  plans: {
    solo: { seats: [1], pace: 3000, rate: RATE, lessons: 400 },
    table: { seats: [2, 2, 2, 3, 4], pace: 1000, rate: RATE, lessons: 0 },
  },
  firstNet: (_, seed, alone) => (alone ? tableNet(alone, seed) : soloNet(HIDDEN, seed)),
  train,
  drift: (nets, matches) => driftOf(encorePlus, (net) => new Player(net), nets, matches),
});
