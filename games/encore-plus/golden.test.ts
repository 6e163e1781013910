import { golden } from '#testing/golden.ts';
import { encorePlus } from './rules.ts';

golden(encorePlus, new URL('golden/', import.meta.url));
