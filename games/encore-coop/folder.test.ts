import { rulebook } from '#testing/rulebook.ts';
import { textsOf } from '#testing/texts.ts';
import { encoreCoop } from './rules.ts';

const folder = new URL('./', import.meta.url);

rulebook(folder);
textsOf(encoreCoop, folder);
