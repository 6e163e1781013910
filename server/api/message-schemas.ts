import { z } from 'zod';
import type { Forbidden, ServerMessage } from '#protocol/messages.ts';
import { PHRASES } from '#protocol/phrases.ts';
import { FORBIDDEN } from '../play/worded.ts';
import { TABLE } from './answers.ts';

const SEAT = z.int().min(0).describe('Counted from 0.');
const COUNT = z.int().min(0);
const TIME = z.number().describe('Milliseconds since 1970, by the server’s clock.');

export const NOTE = z
  .strictObject({
    rule: z.string(),
    key: z.string(),
    args: z.record(z.string(), z.unknown()),
  })
  .describe('A message: a rule of the game, and the parts of its sentence.');

export const ENTRY = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('roll'), text: z.string() }),
  z.strictObject({ kind: z.literal('move'), seat: SEAT, text: z.string() }),
]);

export const NEXT = z.discriminatedUnion('for', [
  z.strictObject({
    for: z.literal('dice'),
    dice: z
      .array(z.strictObject({ name: z.string(), faces: z.array(z.string()) }))
      .describe('What to roll.'),
  }),
  z.strictObject({
    for: z.literal('seats'),
    seats: z.array(SEAT).describe('Who decides now, all at once and hidden from each other.'),
  }),
  z.strictObject({ for: z.literal('nobody') }).describe('The match is over.'),
]);

/** Each game has its own: the description of the API says which. */
export const POSITION = z.unknown();

export const VIEW = z.strictObject({
  match: z.string(),
  version: COUNT.describe('Grows with every entry of the match.'),
  step: COUNT.describe('The step a wish must name.'),
  position: POSITION,
  next: NEXT,
  roller: SEAT.exactOptional().describe(
    'Who rolls, while the match waits for dice. Real dice can be entered by anyone at the table.',
  ),
  entries: z.array(ENTRY).describe('As in a record.'),
  decided: z.array(SEAT).describe('Who has decided in this step; nobody sees what.'),
  hinted: z.array(SEAT).exactOptional().describe('Who has asked a bot for a hint.'),
  stoodIn: z
    .array(COUNT)
    .exactOptional()
    .describe('The entries, counted from 0, that a bot decided for a person.'),
  corrections: z.array(z.strictObject({ at: COUNT, was: ENTRY, time: TIME })),
  mendable: z.int().describe('With real dice: the first entry that can still be corrected.'),
  news: z
    .strictObject({ said: z.array(NOTE), count: COUNT })
    .optional()
    .describe('What happened in the last step, and how many entries it added.'),
  until: TIME.optional().describe('When the stand-in decides for everybody who hasn’t.'),
});

export const OUTCOME = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done') }),
  z
    .strictObject({ kind: z.literal('late') })
    .describe('The step is over; the current view is sent as well.'),
  z.strictObject({ kind: z.literal('refused'), refusal: NOTE }),
  z.strictObject({
    kind: z.literal('forbidden'),
    why: z.enum(Object.keys(FORBIDDEN) as Forbidden[]).describe(
      Object.entries(FORBIDDEN)
        .map(([why, says]) => `${why}: ${says}`)
        .join(' '),
    ),
  }),
]);

const WHY_NOT = z
  .string()
  .exactOptional()
  .describe('Why it wasn’t done, in English: the rule it breaks, or what is allowed.');

const MESSAGES = {
  welcome: z
    .strictObject({
      type: z.literal('welcome'),
      protocol: z.int(),
      seat: SEAT.optional(),
      place: z
        .int()
        .optional()
        .describe('Your place in the queue for the next match, counted from 1.'),
      former: SEAT.optional().describe('The seat you left in this match: you may have it back.'),
      now: TIME,
    })
    .describe('Who this device is here. Sent first, and again whenever it changes.'),
  marks: z
    .strictObject({ type: z.literal('marks'), marks: z.array(z.string().nullable()) })
    .describe(
      'By seat, a mark for each other person. For you it stays the same, at other tables too.',
    ),
  table: z
    .strictObject({ type: z.literal('table'), table: TABLE })
    .describe('The whole table, whenever something about it changes.'),
  view: z
    .strictObject({
      type: z.literal('view'),
      own: z.string().optional().describe('What your seat has decided in this step.'),
      view: VIEW,
    })
    .describe('The whole match as this device may see it, after every change.'),
  answer: z
    .strictObject({
      type: z.literal('answer'),
      id: z.string(),
      outcome: OUTCOME,
      sentence: WHY_NOT,
    })
    .describe('The outcome of the wish with this id.'),
  watching: z
    .strictObject({ type: z.literal('watching') })
    .describe('A newer device of the same player has taken over; this one watches.'),
  heartbeat: z
    .strictObject({
      type: z.literal('heartbeat'),
      next: z.int().describe('Another message will come within this many milliseconds.'),
    })
    .describe('A sign of life. If even this stops, the connection is dead: reconnect.'),
  unread: z
    .strictObject({
      type: z.literal('unread'),
      why: z.enum(['shape', 'often']),
      sentence: WHY_NOT,
    })
    .describe('The last message couldn’t be read or came too fast, and was ignored.'),
  closed: z
    .strictObject({ type: z.literal('closed'), reason: z.enum(['removed', 'table', 'shutdown']) })
    .describe('The last message. After a shutdown, come back in a moment.'),
  said: z
    .strictObject({ type: z.literal('said'), seat: SEAT, phrase: z.enum(PHRASES) })
    .describe('Somebody at the table says a phrase from the list; the speaker gets it too.'),
  unsaid: z
    .strictObject({
      type: z.literal('unsaid'),
      why: z.enum(['often', 'watching']),
      wait: z.number().describe('How many milliseconds to wait.'),
    })
    .describe('Your phrase wasn’t said: too many too fast, or you have no seat.'),
} as const satisfies Readonly<Record<ServerMessage['type'], z.ZodType>>;

/** Everything that the server says on a socket. */
export const SERVER_MESSAGE = z.discriminatedUnion('type', [
  MESSAGES.welcome,
  MESSAGES.marks,
  MESSAGES.table,
  MESSAGES.view,
  MESSAGES.answer,
  MESSAGES.watching,
  MESSAGES.heartbeat,
  MESSAGES.unread,
  MESSAGES.closed,
  MESSAGES.said,
  MESSAGES.unsaid,
]);

const DUE = z
  .enum(['roll', 'decide', 'nothing', 'over'])
  .describe('What the match needs from you: a roll, a decision or nothing; or it is over.');

/** What a player without a socket is shown. */
export const SHOWN = z.strictObject({
  mark: z.string().describe('Pass it as `after` to wait for something newer.'),
  due: DUE,
  table: TABLE,
  seat: SEAT.optional().describe('Your seat, counted from 0; missing if you only watch.'),
  own: z.string().optional().describe('What you have decided in this step.'),
  view: VIEW.optional().describe('The match; missing until it starts.'),
});

export const MOVES = z.strictObject({
  match: z.string(),
  step: COUNT.describe('The step a wish must name.'),
  seat: SEAT,
  due: DUE,
  moves: z
    .array(z.string())
    .describe(
      'Every legal move of your seat, as in a record; empty while it isn’t your turn to decide.',
    ),
});

export const WISHED = z.strictObject({ outcome: OUTCOME, sentence: WHY_NOT });
