import { golden } from '#testing/golden.ts';
import { qwixx } from './rules.ts';

golden(qwixx, new URL('golden/', import.meta.url));
