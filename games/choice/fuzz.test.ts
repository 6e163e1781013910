import { fuzzGame } from '#testing/fuzz.ts';
import { choice } from './rules.ts';

fuzzGame(choice);
