import { laws } from '#testing/laws.ts';
import { choice } from './rules.ts';

laws(choice, {
  seats: [1, 2, 3, 4],
  options: (seats) => [{}, { Sides: ['2', '1', '2', '2'].slice(0, seats).join(', ') }],
});
