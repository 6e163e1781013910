import { laws } from '#testing/laws.ts';
import { encorePlus } from './rules.ts';

laws(encorePlus, { seats: [1, 2, 3, 4, 5, 6], options: [{}] });
laws(encorePlus, { seats: [2], options: [{ Sheet: 'sheet:k7' }] });
