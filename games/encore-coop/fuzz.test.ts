import { fuzzGame } from '#testing/fuzz.ts';
import { encoreCoop } from './rules.ts';

fuzzGame(encoreCoop, [{ Mission: '1' }, { Mission: '5', Finish: 'last-turn' }]);
