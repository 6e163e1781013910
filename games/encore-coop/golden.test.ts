import { golden } from '#testing/golden.ts';
import { encoreCoop } from './rules.ts';

golden(encoreCoop, new URL('golden/', import.meta.url));
