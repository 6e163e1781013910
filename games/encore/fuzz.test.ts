import { fuzzGame } from '#testing/fuzz.ts';
import { encore } from './rules.ts';

fuzzGame(encore, [{}, { Sheet: 'orange' }, { Sheet: 'sheet:k7' }]);
