import { golden } from '#testing/golden.ts';
import { choice } from './rules.ts';

golden(choice, new URL('golden/', import.meta.url));
