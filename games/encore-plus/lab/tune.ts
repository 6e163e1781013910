import { MOST_SEATS } from '#kits/grid/bots/opinion.ts';
import { type Drift, driftLine } from '#kits/net/drift.ts';
import type { Net } from '#kits/net/net.ts';
import { tunerOf } from '#kits/net/tuner.ts';
import { Player } from '../bots/player.ts';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { soloNet, tableNet } from './nets.ts';
import { train } from './train.ts';

const HIDDEN = 8;
const RATE = [0.001, 0.0001] as const;

/** Of those who play with these nets, at tables of every size. */
export function drift({ solo, table }: { solo: Net; table: Net }, matches: number): Drift {
  return Array.from({ length: MOST_SEATS }, (_, others) => {
    const player = new Player(others === 0 ? solo : table);
    const seer = {
      choose: player.choose.bind(player),
      foresee: (position: Position) => player.foresee(position, 0),
    };
    return driftLine(encorePlus, seer, others + 1, matches);
  });
}

export const { tune, resume } = tunerOf({
  plans: {
    solo: { seats: [1], pace: 3000, rate: RATE, lessons: 400 },
    table: { seats: [2, 2, 2, 3, 4], pace: 1000, rate: RATE, lessons: 0 },
  },
  firstNet: (_, seed, alone) => (alone ? tableNet(alone, seed) : soloNet(HIDDEN, seed)),
  train,
  drift,
});
