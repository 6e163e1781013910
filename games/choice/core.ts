import type { Game } from '#engine/contract.ts';
import { oneEach, oneOf, soloVariant } from '#engine/options.ts';
import { announce } from './announce.ts';
import { judge } from './judge.ts';
import { moves } from './moves.ts';
import { next, resolve, roll } from './play.ts';
import type { Position } from './position.ts';
import { clone, spare, start } from './position.ts';
import { print } from './print.ts';
import { report, scores, winners } from './score.ts';
import { SHEET_IDS } from './sheets.ts';
import type { Choice } from './words.ts';
import { notate, parse, ROLL_WORDS, readRoll } from './words.ts';

/** T8: the side on which each seat begins. */
const SIDES = oneEach('Sides', oneOf('Sides', ['1', '2']), (seats) =>
  new Array(seats).fill('1').join(', '),
);

/** The rules without their words, which the app fetches in one language only. */
export const choice: Game<Position, Choice> = {
  id: 'choice',
  name: 'The Choice',
  players: { min: 1, max: 4 },
  headers: [oneOf('Sheet', SHEET_IDS), SIDES, soloVariant],
  start: (seats, options) => start(sidesOf(seats, options.Sides)),
  clone,
  next,
  active: ({ active }) => active,
  roll,
  moves,
  resolve,
  spare,
  scores,
  winners,
  report,
  notate,
  parse,
  judge,
  rollWords: ROLL_WORDS,
  readRoll,
  ending: () => 'T10',
  announce,
  print,
};

function sidesOf(seats: number, header: string | undefined): number[] {
  if (header === undefined) return new Array<number>(seats).fill(0);
  return header.split(', ').map((side) => Number(side) - 1);
}
