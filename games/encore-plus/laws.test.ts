import { laws } from '#testing/laws.ts';
import { LONG } from '#testing/long.ts';
import { encorePlus } from './rules.ts';

const seats = [1, 2, 3, 4, 5, 6];

laws(encorePlus, { seats, options: [{}] });
laws(encorePlus, { seats: LONG ? seats : [2], options: [{ Sheet: 'sheet:k7' }] });
