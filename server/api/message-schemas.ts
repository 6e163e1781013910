import { z } from 'zod';
import type { Forbidden, ServerMessage } from '#protocol/messages.ts';
import { TABLE } from './answers.ts';

const SEAT = z.int().min(0).describe('Counted from 0.');
const COUNT = z.int().min(0);
const TIME = z.number().describe('Milliseconds since 1970, by the server’s clock.');

const NOTE = z
  .strictObject({
    rule: z.string(),
    key: z.string(),
    args: z.record(z.string(), z.unknown()),
  })
  .describe('Something to be said: a rule of the game, and what its sentence is made of.');

const ENTRY = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('roll'), text: z.string() }),
  z.strictObject({ kind: z.literal('move'), seat: SEAT, text: z.string() }),
]);

const NEXT = z.discriminatedUnion('for', [
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

const VIEW = z.strictObject({
  match: z.string(),
  version: COUNT.describe('Grows with everything that is written of the match.'),
  step: COUNT.describe('What a wish has to name.'),
  position: z.unknown().describe('As the game keeps it: plain data.'),
  next: NEXT,
  entries: z.array(ENTRY).describe('As records write them.'),
  decided: z.array(SEAT).describe('Who has decided in this step; what, nobody sees.'),
  hinted: z.array(SEAT).exactOptional().describe('Who has asked a bot what it would do.'),
  corrections: z.array(z.strictObject({ at: COUNT, was: ENTRY, time: TIME })),
  mendable: z.int().describe('The first entry that real dice still let somebody mend.'),
  news: z
    .strictObject({ said: z.array(NOTE), count: COUNT })
    .optional()
    .describe('What the last step brought, and how many of the last entries it was.'),
  until: TIME.optional().describe('When the stand-in decides for whoever is still thinking.'),
});

const FORBIDDEN: Readonly<Record<Forbidden, string>> = {
  turn: 'Somebody else rolls.',
  dice: 'The app rolls here, or real dice do.',
  watching: 'You have no seat, or a newer device of yours plays.',
  begun: 'Chance is added once, and before the first roll.',
  settled: 'What another seat chose stays, and so does what is more than a turn ago.',
  over: 'A finished match stays as it is.',
};

const OUTCOME = z.discriminatedUnion('kind', [
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

const MESSAGES = {
  welcome: z
    .strictObject({
      type: z.literal('welcome'),
      protocol: z.int(),
      seat: SEAT.optional(),
      now: TIME,
    })
    .describe('First of all, and whenever the seat changes: who this device is here.'),
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
    .strictObject({ type: z.literal('answer'), id: z.string(), outcome: OUTCOME })
    .describe('What came of the wish with this id.'),
  watching: z
    .strictObject({ type: z.literal('watching') })
    .describe('A newer device of the same player plays now; this one watches.'),
  unread: z
    .strictObject({ type: z.literal('unread'), why: z.enum(['shape', 'often']) })
    .describe('The last message could not be read, or came too fast, and was not looked at.'),
  closed: z
    .strictObject({ type: z.literal('closed'), reason: z.enum(['removed', 'table', 'shutdown']) })
    .describe('The last message. After a shutdown, come back in a moment.'),
} as const satisfies Readonly<Record<ServerMessage['type'], z.ZodType>>;

/** Everything that the server says on a socket. */
export const SERVER_MESSAGE = z.discriminatedUnion('type', [
  MESSAGES.welcome,
  MESSAGES.table,
  MESSAGES.view,
  MESSAGES.answer,
  MESSAGES.watching,
  MESSAGES.unread,
  MESSAGES.closed,
]);
