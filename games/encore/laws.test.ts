import { laws } from '#testing/laws.ts';
import { encore } from './rules.ts';

laws(encore, {
  seats: [1, 2, 3, 4, 5, 6],
  options: [{}, { Sheet: 'purple' }, { Sheet: 'sheet:k7' }],
});
