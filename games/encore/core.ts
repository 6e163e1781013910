import type { Game } from '#engine/contract.ts';
import { soloVariant } from '#engine/options.ts';
import { sheetHeader } from '#kits/grid/headers.ts';
import { printTable } from '#kits/grid/print.ts';
import { ENCORE_SHEETS } from '#kits/grid/printed.ts';
import { cloneTable, spareJokers } from '#kits/grid/table.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';
import { announce } from './announce.ts';
import type { Position } from './play.ts';
import { isSolo, moves, next, resolve, roll, start } from './play.ts';
import { report, scores, winners } from './score.ts';
import type { Choice } from './words.ts';
import { judge, notate, parse, readRoll } from './words.ts';

const SHEET_IDS = ENCORE_SHEETS.map((sheet) => sheet.id);

/** The rules without their words, which the app fetches in one language only. */
export const encore: Game<Position, Choice> = {
  id: 'encore',
  name: 'Encore!',
  players: { min: 1, max: 6 },
  headers: [sheetHeader(SHEET_IDS), soloVariant],
  start: (seats, options) => start(seats, options.Sheet ?? SHEET_IDS[0]!),
  clone: cloneTable,
  next,
  active: ({ active }) => active,
  roll,
  moves,
  resolve,
  spare: spareJokers,
  scores,
  winners,
  report,
  notate,
  parse,
  judge,
  rollWords: [...COLOUR_DIE.faces, ...NUMBER_DIE.faces],
  readRoll,
  ending: (position) => (isSolo(position) ? 'E18' : 'E15'),
  announce,
  print: printTable,
};
