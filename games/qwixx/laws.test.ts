import { laws } from '#testing/laws.ts';
import { qwixx } from './rules.ts';
import { SHEET_IDS } from './sheets.ts';

laws(qwixx, { seats: [2, 3, 4, 5], options: SHEET_IDS.map((Sheet) => ({ Sheet })) });
laws(qwixx, { seats: [1], options: [{}] }); // for the laboratory
