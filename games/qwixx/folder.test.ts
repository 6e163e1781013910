import { rulebook } from '#testing/rulebook.ts';
import { textsOf } from '#testing/texts.ts';
import { qwixx } from './rules.ts';

const folder = new URL('./', import.meta.url);

rulebook(qwixx, folder);
textsOf(qwixx, folder);
