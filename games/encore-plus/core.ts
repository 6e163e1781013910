import type { Game } from '#engine/contract.ts';
import { soloVariant } from '#engine/options.ts';
import { sheetHeader } from '#kits/grid/headers.ts';
import { printTable } from '#kits/grid/print.ts';
import { PLUS_SHEET } from '#kits/grid/printed.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';
import { announce } from './announce.ts';
import { isSolo, moves, next, resolve, roll } from './play.ts';
import type { Position } from './position.ts';
import { clone, spare, start } from './position.ts';
import { report, scores, winners } from './score.ts';
import { SPECIAL_DIE } from './special.ts';
import type { Choice } from './words.ts';
import { judge, notate, parse, readRoll } from './words.ts';

/** The rules without their words, which the app fetches in one language only. */
export const encorePlus: Game<Position, Choice> = {
  id: 'encore-plus',
  name: 'Encore et Encore!',
  players: { min: 1, max: 6 },
  headers: [sheetHeader([PLUS_SHEET.id]), soloVariant],
  start: (seats, options) => start(seats, options.Sheet ?? PLUS_SHEET.id),
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
  rollWords: [...COLOUR_DIE.faces, ...NUMBER_DIE.faces, ...SPECIAL_DIE.faces],
  readRoll,
  ending: (position) => (isSolo(position) ? 'P14' : 'P13'),
  announce,
  print: printTable,
};
