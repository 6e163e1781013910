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
  .describe('Something to be said: a rule of the game, and what its sentence is made of.');

export const ENTRY = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('roll'), text: z.string() }),
  z.strictObject({ kind: z.literal('move'), seat: SEAT, text: z.string() }),
]);

export const NEXT = z.discriminatedUnion('for', [
  z.strictObject({
    for: z.literal('dice'),
    dice: z
      .array(z.strictObject({ name: z.string(), faces: z.array(z.string()) }))
      .describe('What is to be thrown.'),
  }),
  z.strictObject({
    for: z.literal('seats'),
    seats: z.array(SEAT).describe('Who decides now, all at once and unseen.'),
  }),
  z.strictObject({ for: z.literal('nobody') }).describe('The match is over.'),
]);

/** Each game has its own: the description of the API says which. */
export const POSITION = z.unknown();

export const VIEW = z.strictObject({
  match: z.string(),
  version: COUNT.describe('Grows with everything that is written of the match.'),
  step: COUNT.describe('What a wish has to name.'),
  position: POSITION,
  next: NEXT,
  roller: SEAT.exactOptional().describe(
    'Who rolls, while dice are awaited. With real dice anybody at the table may enter them.',
  ),
  entries: z.array(ENTRY).describe('As records write them.'),
  decided: z.array(SEAT).describe('Who has decided in this step; what, nobody sees.'),
  hinted: z.array(SEAT).exactOptional().describe('Who has asked a bot what it would do.'),
  stoodIn: z
    .array(COUNT)
    .exactOptional()
    .describe('The entries, counted from 0, that a bot decided in place of a person.'),
  corrections: z.array(z.strictObject({ at: COUNT, was: ENTRY, time: TIME })),
  mendable: z.int().describe('The first entry that real dice still let somebody mend.'),
  news: z
    .strictObject({ said: z.array(NOTE), count: COUNT })
    .optional()
    .describe('What the last step brought, and how many of the last entries it was.'),
  until: TIME.optional().describe('When the stand-in decides for whoever is still thinking.'),
});

export const OUTCOME = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done') }),
  z.strictObject({ kind: z.literal('late') }).describe('The step is over; the view comes along.'),
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
  .describe('Why it was not done, in English: the rule that it breaks, or what is allowed.');

const MESSAGES = {
  welcome: z
    .strictObject({
      type: z.literal('welcome'),
      protocol: z.int(),
      seat: SEAT.optional(),
      place: z.int().optional().describe('Your place in the queue for the next match, from 1.'),
      former: SEAT.optional().describe('The seat you left in this match: you may have it back.'),
      now: TIME,
    })
    .describe('First of all, and whenever it changes: who this device is here.'),
  marks: z
    .strictObject({ type: z.literal('marks'), marks: z.array(z.string().nullable()) })
    .describe('By seat, a mark of each other person that stays the same for you, also elsewhere.'),
  table: z
    .strictObject({ type: z.literal('table'), table: TABLE })
    .describe('The whole table, whenever something changes there.'),
  view: z
    .strictObject({
      type: z.literal('view'),
      own: z.string().optional().describe('What this seat has decided in this step.'),
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
    .describe('What came of the wish with this id.'),
  watching: z
    .strictObject({ type: z.literal('watching') })
    .describe('A newer device of the same player plays now; this one watches.'),
  heartbeat: z
    .strictObject({
      type: z.literal('heartbeat'),
      next: z.int().describe('Within so many milliseconds there is another message.'),
    })
    .describe('A sign of life. Where even that stays out, the line is dead: come again.'),
  unread: z
    .strictObject({
      type: z.literal('unread'),
      why: z.enum(['shape', 'often']),
      sentence: WHY_NOT,
    })
    .describe('The last message could not be read, or came too fast, and was not looked at.'),
  closed: z
    .strictObject({ type: z.literal('closed'), reason: z.enum(['removed', 'table', 'shutdown']) })
    .describe('The last message. After a shutdown, come back in a moment.'),
  said: z
    .strictObject({ type: z.literal('said'), seat: SEAT, phrase: z.enum(PHRASES) })
    .describe('Somebody at the table says something from the list; the speaker hears it too.'),
  unsaid: z
    .strictObject({
      type: z.literal('unsaid'),
      why: z.enum(['often', 'watching']),
      wait: z.number().describe('For how many milliseconds it is too soon.'),
    })
    .describe('What you wanted to say was not said: too often, or you have no seat to speak from.'),
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
  .describe('What the match waits for from you: a roll, a move, nothing now, or it is over.');

/** What whoever plays without a socket is shown. */
export const SHOWN = z.strictObject({
  mark: z.string().describe('Give it back as `after` to wait for something newer.'),
  due: DUE,
  table: TABLE,
  seat: SEAT.optional().describe('Yours, counted from 0; missing if you only watch.'),
  own: z.string().optional().describe('What you have decided in this step.'),
  view: VIEW.optional().describe('The match; missing while none has begun.'),
});

export const MOVES = z.strictObject({
  match: z.string(),
  step: COUNT.describe('What a wish has to name.'),
  seat: SEAT,
  due: DUE,
  moves: z
    .array(z.string())
    .describe(
      'Every legal move of your seat, as records write them; none while you are not asked.',
    ),
});

export const WISHED = z.strictObject({ outcome: OUTCOME, sentence: WHY_NOT });
