import type { Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import type { Setup } from '#engine/setup.ts';
import { commitmentTo } from '#fair/dice.ts';
import { proofRemarks } from '#fair/headers.ts';
import type { Kept } from '../log/log.ts';
import { type Live, revive } from '../play/live.ts';
import type { Hand } from '../tables/hands.ts';

/** The record of a finished match, with the secret of its dice: everybody can prove them now. */
export function recordOf(
  kept: Kept,
  names: readonly string[],
  hands: readonly Hand[] = [],
): string {
  const live = revive(kept);
  const remarks = [...diceRemarks(live), ...handRemarks(names, hands), ...playRemarks(live)];
  return writeRecord({ ...live.match, players: names, remarks });
}

/** Whose seat it was, where it changed hands: `Played-Seat-2: Clara to 13, bot to 15, Dan`. */
function handRemarks(names: readonly string[], hands: readonly Hand[]): Setup['remarks'] {
  return names.flatMap((begun, seat) => {
    const own = hands.filter((each) => each.seat === seat);
    if (own.every(({ name, to }) => name === undefined && to === undefined)) return [];
    const parts: string[] = own[0]!.name === undefined ? [] : [upTo(begun, own[0]!.from - 1)];
    for (const [i, { name = begun, to }] of own.entries()) {
      const next = own[i + 1];
      parts.push(upTo(name, to));
      if (to !== undefined && !next) parts.push(BOT);
      if (to !== undefined && next && next.from > to + 1) parts.push(upTo(BOT, next.from - 1));
    }
    return [[`Played-Seat-${seat + 1}`, parts.join(', ')] as const];
  });
}

const BOT = 'bot';

function upTo(name: string, roll: number | undefined): string {
  return roll === undefined ? name : `${name} to ${roll}`;
}

/** How often a bot decided in place of a person, and that people ended it before the rules did. */
function playRemarks({ match, stoodIn, isEnded }: Live): Setup['remarks'] {
  const seats = stoodIn.map((at) => match.entries[at]).map((entry) => seatOf(entry));
  const counted = match.players.flatMap((_, seat) => {
    const count = seats.filter((each) => each === seat).length;
    return count > 0 ? [[`Stand-In-Seat-${seat + 1}`, String(count)] as const] : [];
  });
  return isEnded ? [...counted, ['Ended', 'agreed']] : counted;
}

function seatOf(entry: Entry | undefined): Seat | undefined {
  return entry?.kind === 'move' ? entry.seat : undefined;
}

function diceRemarks({ begun: { dice, secret }, chance, corrections }: Live): Setup['remarks'] {
  if (dice === 'app')
    return proofRemarks({ secret, seats: chance, commitment: commitmentTo(secret) });
  const count = String(corrections.length);
  return [['Dice', 'real'], ...(corrections.length > 0 ? [['Corrections', count] as const] : [])];
}
