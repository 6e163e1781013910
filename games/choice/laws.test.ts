import { laws } from '#testing/laws.ts';
import { choice } from './rules.ts';

laws(choice, { seats: [1, 2, 3, 4], options: [{}] });
