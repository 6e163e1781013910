import { rulebook } from '#testing/rulebook.ts';
import { textsOf } from '#testing/texts.ts';
import { choice } from './rules.ts';

const folder = new URL('./', import.meta.url);

rulebook(choice, folder);
textsOf(choice, folder);
