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
    'Whether a bot decides for people who take longer than 60 seconds (gentle) or 20 (fast). ' +
      'Default: gentle at a public table, so that nobody can hold up strangers; off elsewhere.',
  );

const HINTS = z
  .boolean()
  .describe(
    'Whether people may ask a bot what it would do. Default: false at a public table, true elsewhere.',
  );

/** Options as the API gives them. */
export const TOLD_OPTIONS = z.strictObject({
  game: z.enum(GAMES.map(({ id }) => id)).describe('Which game is played.'),
  options: z
    .record(z.string().max(40), z.string().max(LONGEST_OPTION))
    .default({})
    .describe('Headers of the game, as in a record, such as Sheet or Mission.'),
  dice: z.enum(['app', 'real']).default('app').describe('Who rolls: the server, or people.'),
  timer: TIMER,
  hints: HINTS,
  isPublic: z.boolean().default(false).describe('Whether anyone can find the table and join.'),
  standIn: z
    .int()
    .min(STAND_IN.least)
    .max(STAND_IN.most)
    .default(STAND_IN.usual)
    .describe('How many seconds somebody can be away before a bot plays for them.'),
});

/** Options as a request has them: each left out has its default. */
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
    .describe('The `before` of the previous answer.'),
  most: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(PAGE.most))
    .default(PAGE.usual)
    .describe(`How many. Default: ${PAGE.usual}; at most ${PAGE.most}.`),
});

export const MAKE_TABLE = z.strictObject({ options: TABLE_OPTIONS });
export const TAKE_SEAT = z.strictObject({
  bot: z
    .string()
    .max(40)
    .optional()
    .describe('The level of a bot, to seat one; without it, you sit down yourself.'),
  seat: SEAT.optional().describe('In a match: the bot’s seat to take over.'),
});
export const VOTE = z.strictObject({
  agrees: z
    .boolean()
    .describe('Whether the match should end here. The first to say true starts the vote.'),
  until: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('The `until` of the question you answer: if that is over, nothing happens.'),
});
export const MOVE_SEAT = z.strictObject({ from: SEAT, to: SEAT });
export const JOIN = z.strictObject({
  code: z.string().max(LONGEST_CODE).describe('As you heard it: `leaf sun drop moon 42`.'),
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
    .describe('The `mark` of an earlier answer: this one comes when there is something newer.'),
  wait: z
    .preprocess(numberIn, z.int().min(0).max(WAIT.most))
    .default(WAIT.usual)
    .describe(
      `How many seconds to wait, with \`after\`. Default: ${WAIT.usual}; at most ${WAIT.most}.`,
    ),
});
