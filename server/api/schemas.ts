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

const TIMER = z
  .enum(['off', 'gentle', 'fast'])
  .describe(
    'Whether a bot decides for whoever thinks longer than 60 or 20 seconds. Left out: gentle at a ' +
      'public table, where nobody shall freeze the match of strangers, and off elsewhere.',
  );

const HINTS = z
  .boolean()
  .describe(
    'Whether people may ask a bot what it would do. Left out: not at a public table, and allowed ' +
      'elsewhere.',
  );

/** Options as they are told. */
export const TOLD_OPTIONS = z.strictObject({
  game: z.enum(GAMES.map(({ id }) => id)).describe('Which game is played.'),
  options: z
    .record(z.string().max(40), z.string().max(LONGEST_OPTION))
    .default({})
    .describe('Headers of the game as records write them, such as Sheet or Mission.'),
  dice: z.enum(['app', 'real']).default('app').describe('Who rolls: the server, or people.'),
  timer: TIMER,
  hints: HINTS,
  isPublic: z.boolean().default(false).describe('Whether anybody may find the table and join.'),
  standIn: z
    .int()
    .min(STAND_IN.least)
    .max(STAND_IN.most)
    .default(STAND_IN.usual)
    .describe('Seconds after which a bot plays for somebody who is away.'),
});

/** Options as they are wished for: what is left out is as usual. */
export const TABLE_OPTIONS: z.ZodType<TableOptions> = TOLD_OPTIONS.extend({
  timer: TIMER.optional(),
  hints: HINTS.optional(),
}).transform(({ timer, hints, ...options }) => ({
  ...options,
  timer: timer ?? (options.isPublic ? 'gentle' : 'off'),
  hints: hints ?? !options.isPublic,
}));

const PAGE = { usual: 100, most: 500 };

/** Which of many are asked for. */
export const PAGE_QUERY = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}-[\w-]{1,64}$/)
    .optional()
    .describe('As the page after it has it.'),
  most: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(PAGE.most))
    .default(PAGE.usual)
    .describe(`How many; ${PAGE.usual} unless told, ${PAGE.most} at most.`),
});

export const MAKE_TABLE = z.strictObject({ options: TABLE_OPTIONS });
export const TAKE_SEAT = z.strictObject({
  bot: z.string().max(40).optional().describe('The level of a bot, to seat one; else you sit.'),
  seat: SEAT.optional().describe('In a match: the seat of a bot that you take over.'),
});
export const VOTE = z.strictObject({
  agrees: z.boolean().describe('Whether the match shall end here. Who says so first, asks.'),
  until: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('The `until` of the question that is answered: if that is over, nothing happens.'),
});
export const MOVE_SEAT = z.strictObject({ from: SEAT, to: SEAT });
export const JOIN = z.strictObject({
  code: z.string().max(LONGEST_CODE).describe('As it was said: `leaf sun drop moon 42`.'),
});

/**
 * How long a question for news may wait, in seconds: whoever was cut off meanwhile is missed soon
 * after, see `LINGER`.
 */
export const WAIT = { usual: 10, most: 10 };

/** Addresses carry texts; what is no number stays what it is, and is refused as such. */
function numberIn(text: unknown): unknown {
  return typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : text;
}

export const VIEW_QUERY = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/)
    .optional()
    .describe('The `mark` of an earlier answer: the next one comes when something is newer.'),
  wait: z
    .preprocess(numberIn, z.int().min(0).max(WAIT.most))
    .default(WAIT.usual)
    .describe(
      `For how many seconds at most, with \`after\`; ${WAIT.usual} unless told, ${WAIT.most} at most.`,
    ),
});
