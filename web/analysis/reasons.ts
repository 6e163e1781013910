import { isPrice, type Reasoning, reasonsBeside, reasonsFor } from '#bots/reasons.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { type Match, readMove } from '#engine/match.ts';
import { speaker } from '#engine/text.ts';
import { wordsOf } from '#engine/words.ts';
import type { Reason } from '#kits/reason.ts';
import { speechOf } from '../app/faces.ts';
import { language } from '../app/language.ts';
import { nameShown } from '../online/former.ts';
import { say } from './words.ts';

/** Reasons that fit into a line. */
const MOST = 2;

/** A decision of a match, with what its game knows about reasons. */
interface Decided {
  readonly reasoning: Reasoning;
  readonly match: Match;
  readonly position: unknown;
  readonly seat: Seat;
}

/** Why a move is good, as one line; empty where there is nothing to be said. */
export function reasonLine(decided: Decided, text: string): string {
  const { match, reasoning, position, seat } = decided;
  const move = moveOf(decided, text);
  return linesOf(decided, reasonsFor(match.game, reasoning, position, seat, move, MOST)).join(' ');
}

/** What a better move has and the chosen one has not; where that is little, also the other way round. */
export function contrastLine(decided: Decided, better: string, chosen: string): string {
  const { match, reasoning, position, seat } = decided;
  const moves = [moveOf(decided, better), moveOf(decided, chosen)] as const;
  // The price of one of them is shown as what the other one is spared.
  const beside = (pair: readonly [Move, Move]) => {
    const reasons = reasonsBeside(match.game, reasoning, position, seat, pair);
    return linesOf(decided, reasons.filter((each) => !isPrice(each)).slice(0, MOST));
  };
  const lines = beside(moves);
  if (lines.length === MOST) return lines.join(' ');
  const [own] = beside([moves[1], moves[0]]);
  return [
    ...(lines.length > 0 ? lines : [say('roll.later')]),
    ...(own ? [say('roll.chosen', { reason: own })] : []),
  ].join(' ');
}

function moveOf({ match, position, seat }: Decided, text: string): Move {
  const move = readMove({ ...match, position, sealed: new Map() }, seat, wordsOf(text));
  if (isRefusal(move)) throw new Error(`“${text}” was refused by ${move.rule}`);
  return move;
}

function linesOf({ match, reasoning }: Decided, reasons: readonly Reason[]): readonly string[] {
  const { game, players } = match;
  const texts = { ...speechOf(game.id), ...reasoning.texts[language.value] };
  const tell = speaker(texts, players.map(nameShown), language.value);
  return reasons.map(({ figure, key, args }) => `${figure} ${tell(key, args)}.`);
}
