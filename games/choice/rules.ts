import type { Game } from '#engine/contract.ts';
import { oneEach, oneOf, soloVariant } from '#engine/options.ts';
import { announce } from './announce.ts';
import { judge } from './judge.ts';
import { moves } from './moves.ts';
import { next, resolve, roll } from './play.ts';
import type { Position } from './position.ts';
import { clone, start } from './position.ts';
import { print } from './print.ts';
import { scores, winners } from './score.ts';
import { SHEET_IDS } from './sheets.ts';
import en from './texts/en.json' with { type: 'json' };
import type { Choice } from './words.ts';
import { notate, parse, ROLL_WORDS, readRoll } from './words.ts';

export const choice: Game<Position, Choice> = {
  id: 'choice',
  name: 'The Choice',
  players: { min: 1, max: 4 },
  headers: [oneOf('Sheet', SHEET_IDS), oneEach('Sides', readSide, everySides), soloVariant],
  texts: { en },
  start: (seats, options) => start(sidesOf(seats, options.Sides)),
  clone,
  next,
  roll,
  moves,
  resolve,
  scores,
  winners,
  notate,
  parse,
  judge,
  rollWords: ROLL_WORDS,
  readRoll,
  ending: () => 'T10',
  announce,
  print,
};

function readSide(value: string): string | undefined {
  return value === '1' || value === '2' ? value : undefined;
}

/** T8: every way in which the seats may choose a side to begin with. */
function everySides(seats: number): readonly string[] {
  const rest = seats > 1 ? everySides(seats - 1).map((sides) => `, ${sides}`) : [''];
  return ['1', '2'].flatMap((side) => rest.map((sides) => side + sides));
}

function sidesOf(seats: number, header: string | undefined): number[] {
  if (header === undefined) return new Array<number>(seats).fill(0);
  return header.split(', ').map((side) => Number(side) - 1);
}
