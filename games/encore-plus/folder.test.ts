import { rulebook } from '#testing/rulebook.ts';
import { textsOf } from '#testing/texts.ts';
import { encorePlus } from './rules.ts';

const folder = new URL('./', import.meta.url);

rulebook(encorePlus, folder);
textsOf(encorePlus, folder);
