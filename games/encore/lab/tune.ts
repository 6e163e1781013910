import { MOST_SEATS } from '#kits/grid/bots/opinion.ts';
import { type Drift, driftLine } from '#kits/net/drift.ts';
import type { Net } from '#kits/net/net.ts';
import { tunerOf } from '#kits/net/tuner.ts';
import { Player } from '../bots/player.ts';
import type { Position } from '../play.ts';
import { encore } from '../rules.ts';
import { firstNet, train } from './train.ts';

const HIDDEN = 16;
const RATE = [0.002, 0.00005] as const;
/** Most play with two; the others must not be strangers. */
const MOSTLY_TWO = [...new Array<number>(14).fill(2), 3, 3, 3, 4, 5, 6];

/** Of those who play with these nets, at tables of every size. */
export function drift({ solo, table }: { solo: Net; table: Net }, matches: number): Drift {
  return Array.from({ length: MOST_SEATS }, (_, others) => {
    const player = new Player(others === 0 ? solo : table);
    const seer = {
      choose: player.choose.bind(player),
      foresee: (position: Position) => player.foresee(position, 0),
    };
    return driftLine(encore, seer, others + 1, matches);
  });
}

export const { tune, resume } = tunerOf({
  plans: {
    solo: { seats: [1], pace: 5000, rate: RATE, lessons: 1000 },
    table: { seats: MOSTLY_TWO, pace: 5000, rate: RATE, lessons: 1000 },
  },
  firstNet: (_, seed) => firstNet(HIDDEN, seed),
  train,
  drift,
});
