import { fuzzGame } from '#testing/fuzz.ts';
import { encorePlus } from './rules.ts';

fuzzGame(encorePlus, [{}, { Sheet: 'sheet:k7' }]);
