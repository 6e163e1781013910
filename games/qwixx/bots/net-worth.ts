import type { Seat } from '#engine/contract.ts';
import type { Position } from '../position.ts';
import { look, type Net, noSight, thinker } from './net.ts';
import type { Worth } from './planner.ts';
import type { Promised } from './promise.ts';

/** The chance to win that a net sees; against several others it takes beating each of them. */
export function chanceToWin(net: Net, promise: Promised): Worth {
  const sight = noSight();
  const think = thinker(net);

  function beats(position: Position, seat: Seat, other: Seat): number {
    const { seats, active } = position;
    // Who of the two is to roll sooner.
    const isFirst = (seat - active + seats) % seats < (other - active + seats) % seats;
    if (isFirst) look(promise, position, seat, other, sight);
    else look(promise, position, other, seat, sight);
    if (position.phase === 'over') {
      const won = (1 + Math.sign(sight.ahead)) / 2;
      return isFirst ? won : 1 - won;
    }
    const wins = think(sight);
    return isFirst ? wins : 1 - wins;
  }

  return (position, seat) => {
    let chance = 1;
    for (let other = 0; other < position.seats; other++) {
      if (other !== seat) chance *= beats(position, seat, other);
    }
    return chance;
  };
}
