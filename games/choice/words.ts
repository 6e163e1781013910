import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { bitsOf, popcount } from '#kits/bits.ts';
import { addendsOf, DICE } from './dice.ts';
import type { Use } from './moves.ts';
import { CLOSE, isMark, PASS, usesOf } from './moves.ts';
import { next } from './play.ts';
import type { Position } from './position.ts';
import { areaOf } from './position.ts';
import { COLOURS, SIDES } from './sheets.ts';

export type Choice =
  | { readonly kind: 'reroll'; readonly mask: number } // 0 keeps all dice
  | { readonly kind: 'use'; readonly uses: readonly Said[]; readonly close: boolean };

/** A use as it is written, which may not fit the dice or the sheet. */
export type Said = SaidColour | SaidNumber;

interface SaidColour {
  readonly part: 'ring';
  readonly colour: string;
  readonly box: number;
}

export interface SaidNumber {
  readonly part: 'number';
  readonly number: number;
  /** Which of the boxes with this number, in reading order, where it is said. */
  readonly which: number | undefined;
  /** From large to small. */
  readonly addends: readonly number[];
}

const RING_WORD = /^([RYGBVS])@([1-9]|1[0-6])$/;
const NUMBER_WORD = /^(?:1([AB])|([1-9]|1[0-2]))(?:=([1-6](?:\+[1-6])+))?$/;

export const ROLL_WORDS = COLOURS.flatMap((colour) =>
  [1, 2, 3, 4, 5, 6].map((number) => `${colour}${number}`),
);

export function notate(position: Position, seat: Seat, move: Move): string {
  if (position.phase === 'keep') return move === 0 ? 'keep' : `reroll ${positions(move).join(' ')}`;
  const { side } = areaOf(position, seat);
  const words = usesOf(move).map((use) => useWord(side, position.dice, use));
  if (move & CLOSE) words.push('close');
  return move === PASS ? 'pass' : words.join(' ');
}

export function parse(_position: Position, words: readonly string[]): Choice | Refusal {
  const [first, ...rest] = words;
  if (first === 'REROLL') return parseReroll(rest);
  const extra = refusal('F2', 'extra', { word: rest[0] ?? '' });
  if (first === 'KEEP') return rest.length === 0 ? { kind: 'reroll', mask: 0 } : extra;
  if (first === 'PASS') return rest.length === 0 ? { kind: 'use', uses: [], close: false } : extra;
  const end = words.indexOf('CLOSE');
  const close = end !== -1;
  const after = close ? words[end + 1] : undefined;
  const uses: Said[] = [];
  for (const word of close ? words.slice(0, end) : words) {
    const use = parseUse(word);
    if (use === undefined) return refusal('F2', 'word', { word });
    uses.push(use);
  }
  return after === undefined
    ? { kind: 'use', uses, close }
    : refusal('F2', 'extra', { word: after });
}

/** T1. */
export function readRoll(position: Position, words: readonly string[]): Faces | Refusal {
  if (words.length !== DICE.length) return refusal('F2', 'dice', { count: words.length });
  const awaited = next(position);
  const dice = awaited.for === 'dice' ? awaited.dice : DICE;
  const faces = dice.map((die, i) => die.faces.indexOf(words[i]!));
  const wrong = faces.indexOf(-1);
  if (wrong === -1) return faces;
  const { faces: choices } = dice[wrong]!;
  const args = { die: wrong + 1, face: words[wrong]!, choices };
  return refusal('T1', choices.length === 1 ? 'kept' : 'face', args);
}

/** Positions of dice as people count them. */
export function positions(mask: number): number[] {
  return bitsOf(mask).map((die) => die + 1);
}

function useWord(side: number, dice: readonly number[], use: Use): string {
  const { name, number } = SIDES[side]!;
  const word = name[use.box]!;
  if (!isMark(use.box) || use.dice === 1) return word;
  return `${word}=${sumAddends(dice, use.dice, number[use.box]!).join('+')}`;
}

function sumAddends(dice: readonly number[], count: number, sum: number): number[] {
  for (let mask = 1; mask < 1 << DICE.length; mask++) {
    if (popcount(mask) !== count) continue;
    const addends = addendsOf(dice, mask);
    if (addends.reduce((one, other) => one + other) === sum) return addends;
  }
  throw new Error(`${count} of the dice do not make ${sum}`);
}

function parseReroll(words: readonly string[]): Choice | Refusal {
  let mask = 0;
  for (const word of words) {
    const bit = /^[123]$/.test(word) ? 1 << (Number(word) - 1) : 0;
    if (bit === 0 || mask & bit) return refusal('F2', 'positions', { word });
    mask |= bit;
  }
  return mask === 0 ? refusal('F2', 'noPositions') : { kind: 'reroll', mask };
}

function parseUse(word: string): Said | undefined {
  const ring = RING_WORD.exec(word);
  if (ring) return { part: 'ring', colour: ring[1]!, box: Number(ring[2]) - 1 };
  const mark = NUMBER_WORD.exec(word);
  if (!mark) return undefined;
  const number = Number(mark[2] ?? 1);
  const which = mark[1] === undefined ? undefined : 'AB'.indexOf(mark[1]);
  const addends = mark[3]?.split('+').map(Number) ?? [number];
  addends.sort((one, other) => other - one);
  return { part: 'number', number, which, addends };
}
