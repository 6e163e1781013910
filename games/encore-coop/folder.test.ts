import { rulebook } from '#testing/rulebook.ts';
import { textsOf } from '#testing/texts.ts';
import { encoreCoop } from './rules.ts';

const folder = new URL('./', import.meta.url);

rulebook(encoreCoop, folder);
textsOf(encoreCoop, folder);
