import { laws } from '#testing/laws.ts';
import { MISSIONS } from './missions.ts';
import { encoreCoop } from './rules.ts';

laws(encoreCoop, {
  seats: [1, 2, 3, 4, 5],
  options: (seats) => [
    { Mission: MISSIONS[seats - 1]! },
    { Mission: '2', Finish: 'last-turn', Sheets: new Array(seats).fill('sheet:k7').join(', ') },
  ],
});
