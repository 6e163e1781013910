import type { Game } from '#engine/contract.ts';
import { oneEach, oneOf } from '#engine/options.ts';
import { sheetHeader } from '#kits/grid/headers.ts';
import { printTable } from '#kits/grid/print.ts';
import { ENCORE_SHEETS } from '#kits/grid/printed.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';
import { announce } from './announce.ts';
import { GOAL_TABLES, NEWEST_GOALS } from './goals.ts';
import { MISSIONS } from './missions.ts';
import { moves, next, resolve, roll } from './play.ts';
import type { Position } from './position.ts';
import { clone, SEAT_SHEETS, spare, start } from './position.ts';
import { facts, report, scores, winners } from './score.ts';
import type { Choice } from './words.ts';
import { judge, notate, parse, readRoll } from './words.ts';

const SHEET_IDS = ENCORE_SHEETS.map((sheet) => sheet.id);

/** The rules without their words, which the app fetches in one language only. */
export const encoreCoop: Game<Position, Choice> = {
  id: 'encore-coop',
  name: 'Encore! together',
  players: { min: 1, max: 5 },
  isTeam: true,
  headers: [
    oneEach('Sheets', sheetHeader(SHEET_IDS), (seats) => SEAT_SHEETS.slice(0, seats).join(', ')),
    oneOf('Mission', MISSIONS),
    oneOf('Finish', ['at-once', 'last-turn']),
    { ...oneOf('Goals', GOAL_TABLES), newest: NEWEST_GOALS },
  ],
  start,
  clone,
  next,
  active: ({ active }) => active,
  roll,
  moves,
  resolve,
  spare,
  scores,
  winners,
  facts,
  report,
  notate,
  parse,
  judge,
  rollWords: [...COLOUR_DIE.faces, ...NUMBER_DIE.faces],
  readRoll,
  ending: () => 'C10',
  announce,
  print: printTable,
};
