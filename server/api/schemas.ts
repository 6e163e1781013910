import { z } from 'zod';
import { GAMES } from '#games/index.ts';
import type { TableOptions } from '#protocol/table.ts';

const LONGEST_CODE = 60;
const LONGEST_OPTION = 200;
/** In seconds: a reload is no absence, and nobody waits for an hour. */
const STAND_IN = { least: 5, most: 3600, usual: 60 };
const MOST_SEATS = 8;

export const SEAT = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

export const TABLE_OPTIONS: z.ZodType<TableOptions> = z.strictObject({
  game: z.enum(GAMES.map(({ id }) => id)).describe('Which game is played.'),
  options: z
    .record(z.string().max(40), z.string().max(LONGEST_OPTION))
    .default({})
    .describe('Headers of the game as records write them, such as Sheet or Mission.'),
  dice: z.enum(['app', 'real']).default('app').describe('Who rolls: the server, or people.'),
  timer: z
    .enum(['off', 'gentle', 'fast'])
    .default('off')
    .describe('Whether a bot decides for whoever thinks longer than 60 or 20 seconds.'),
  hints: z.boolean().default(true),
  isPublic: z.boolean().default(false).describe('Whether anybody may find the table and join.'),
  standIn: z
    .int()
    .min(STAND_IN.least)
    .max(STAND_IN.most)
    .default(STAND_IN.usual)
    .describe('Seconds after which a bot plays for somebody who is away.'),
});

export const MAKE_TABLE = z.strictObject({ options: TABLE_OPTIONS });
export const TAKE_SEAT = z.strictObject({
  bot: z.string().max(40).optional().describe('The level of a bot, to seat one; else you sit.'),
});
export const MOVE_SEAT = z.strictObject({ from: SEAT, to: SEAT });
export const JOIN = z.strictObject({
  code: z.string().max(LONGEST_CODE).describe('As it was said: `leaf sun drop 42`.'),
});
