import { golden } from '#testing/golden.ts';
import { encore } from './rules.ts';

golden(encore, new URL('golden/', import.meta.url));
