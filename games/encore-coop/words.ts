import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { notateCrossing } from '#kits/grid/choice.ts';
import type { PlainChoice } from '#kits/grid/plain.ts';
import { ENCORE_RULES, judgePlain, parsePlain } from '#kits/grid/plain.ts';
import { DISCARD_COLOUR, DISCARD_NUMBER, sharesOf, strikeOf, strikesDue } from './penalties.ts';
import { diceOf, LEADER } from './play.ts';
import type { Position } from './position.ts';

export type Choice =
  | PlainChoice
  | { readonly kind: 'strike'; readonly shares: readonly number[] }
  | { readonly kind: 'discard'; readonly die: Move };

const DICE: Readonly<Record<string, Move>> = { COLOUR: DISCARD_COLOUR, NUMBER: DISCARD_NUMBER };

export function notate(position: Position, seat: Seat, move: Move): string {
  if (position.phase === 'strike') return ['strike', ...sharesOf(position, move)].join(' ');
  if (position.phase === 'discard') {
    return move === DISCARD_COLOUR ? 'discard colour' : 'discard number';
  }
  return notateCrossing(boardOf(position.papers[seat]!.sheet), move);
}

export function parse(_position: Position, words: readonly string[]): Choice | Refusal {
  const [word, ...rest] = words;
  if (word === 'STRIKE') return parseStrike(rest);
  if (word === 'DISCARD') return parseDiscard(rest);
  return parsePlain(words);
}

export function judge(position: Position, seat: Seat, choice: Choice): Move | Refusal {
  if (choice.kind === 'strike') return judgeStrike(position, seat, choice.shares);
  if (choice.kind === 'discard') {
    if (position.phase !== 'discard') return refusal('C8', 'notDue');
    return seat === LEADER ? choice.die : refusal('C8', 'leader', { seats: [LEADER] });
  }
  if (position.phase === 'strike' || position.phase === 'discard') {
    return refusal('F3', position.phase, { seats: [LEADER] });
  }
  return judgePlain(position, seat, choice, ENCORE_RULES);
}

export function readRoll(position: Position, words: readonly string[]): Faces | Refusal {
  const { colourDice: colours, numberDice: numbers } = position;
  const rule = colours + numbers === 6 ? 'E1' : 'C8';
  return sortDice(diceOf(position), words) ?? refusal(rule, 'dice', { colours, numbers });
}

function parseStrike(words: readonly string[]): Choice | Refusal {
  const odd = words.find((word) => !/^[0-9]+$/.test(word));
  if (odd !== undefined) return refusal('F2', 'word', { word: odd });
  return { kind: 'strike', shares: words.map(Number) };
}

function parseDiscard([word, extra]: readonly string[]): Choice | Refusal {
  if (word === undefined) return refusal('F2', 'discard');
  const die = DICE[word];
  if (die === undefined) return refusal('F2', 'word', { word });
  return extra === undefined ? { kind: 'discard', die } : refusal('F2', 'extra', { word: extra });
}

/** C7. */
function judgeStrike(position: Position, seat: Seat, shares: readonly number[]): Move | Refusal {
  const { papers } = position;
  if (position.phase !== 'strike') return refusal('C7', 'notDue');
  if (seat !== LEADER) return refusal('C7', 'leader', { seats: [LEADER] });
  if (shares.length !== papers.length) return refusal('C7', 'seats', { count: papers.length });
  const poor = shares.findIndex((share, i) => share > papers[i]!.jokers);
  if (poor !== -1) return refusal('C7', 'more', { seat: poor, left: papers[poor]!.jokers });
  const count = strikesDue(position);
  const sum = shares.reduce((one, other) => one + other, 0);
  return sum === count ? strikeOf(shares) : refusal('C7', 'sum', { count, sum });
}
