import { fuzzGame } from '#testing/fuzz.ts';
import { qwixx } from './rules.ts';
import { SHEET_IDS } from './sheets.ts';

fuzzGame(
  qwixx,
  SHEET_IDS.map((Sheet) => ({ Sheet })),
);
