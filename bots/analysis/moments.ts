import type { Move, Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { enter, type Match, openMatch, readMove } from '#engine/match.ts';
import { wordsOf } from '#engine/words.ts';
import type { Moment } from '../weigh/moment.ts';

/** A moment of a match that was played. */
export interface PlayedMoment extends Moment {
  /** How many entries there were. */
  readonly at: number;
}

/** Every moment of a match at which something happened, in order. */
export function momentsOf(match: Match): readonly PlayedMoment[] {
  const { game } = match;
  const again = openMatch(match);
  const moments: PlayedMoment[] = [];
  let rolls = 0;
  let chosen: Move[] = [];
  for (const entry of match.entries) {
    const position = game.clone(again.position);
    const next = game.next(position);
    const at = again.entries.length;
    const step = again.step;
    if (entry.kind === 'move') chosen.push(moveOf(again, entry.seat, entry.text));
    const refused = enter(again, entry);
    if (refused) throw new Error(`the entry “${entry.text}” was refused by ${refused.rule}`);
    if (again.step === step) continue;
    if (next.for === 'seats') {
      moments.push({ position, at, rolls, step: { seats: next.seats, chosen } });
      chosen = [];
    } else {
      moments.push({ position, at, rolls });
      rolls++;
    }
  }
  return moments;
}

function moveOf(match: Match, seat: Seat, text: string): Move {
  const move = readMove(match, seat, wordsOf(text));
  if (isRefusal(move)) throw new Error(`the entry “${text}” was refused by ${move.rule}`);
  return move;
}
