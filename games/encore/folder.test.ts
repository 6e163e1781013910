import { rulebook } from '#testing/rulebook.ts';
import { textsOf } from '#testing/texts.ts';
import { encore } from './rules.ts';

const folder = new URL('./', import.meta.url);

rulebook(encore, folder);
textsOf(encore, folder);
