import { laws } from '#testing/laws.ts';
import { MISSIONS } from './missions.ts';
import { encoreCoop } from './rules.ts';

const seats = [1, 2, 3, 4, 5];

laws(encoreCoop, { seats, options: MISSIONS.map((Mission) => ({ Mission })), matches: 1 });
laws(encoreCoop, {
  seats,
  options: (count) => [
    { Mission: '2', Finish: 'last-turn', Sheets: new Array(count).fill('sheet:k7').join(', ') },
  ],
  matches: 1,
});
