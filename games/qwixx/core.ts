import type { Game } from '#engine/contract.ts';
import { oneOf } from '#engine/options.ts';
import { announce } from './announce.ts';
import { COLOUR_DICE, moves, next, resolve, roll, WHITE_DIE } from './play.ts';
import type { Position } from './position.ts';
import { clone, start } from './position.ts';
import { print } from './print.ts';
import { report, scores, winners } from './score.ts';
import { SHEET_IDS } from './sheets.ts';
import type { Choice } from './words.ts';
import { judge, notate, parse, readRoll } from './words.ts';

/** The rules without their words, which the app fetches in one language only. */
export const qwixx: Game<Position, Choice> = {
  id: 'qwixx',
  name: 'Qwixx',
  players: { min: 2, max: 5 },
  headers: [oneOf('Sheet', SHEET_IDS)],
  start: (seats, options) => start(seats, options.Sheet ?? SHEET_IDS[0]!),
  clone,
  next,
  active: ({ active }) => active,
  roll,
  moves,
  resolve,
  scores,
  winners,
  report,
  notate,
  parse,
  judge,
  rollWords: [...WHITE_DIE.faces, ...COLOUR_DICE.flatMap((die) => die.faces)],
  readRoll,
  ending: () => 'Q10',
  announce,
  print,
};
