import { z } from 'zod';
import { inEach } from '#engine/languages.ts';
import { WHYS } from '#protocol/why.ts';
import { FAILED } from '../limits/refuse.ts';
import { TOLD_OPTIONS } from './schemas.ts';

// What is answered in JSON. Closed: a field that is not described is a fault.

export const SITTER = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    stamp: z.string(),
    language: z.string().optional(),
    isHere: z.boolean().describe('Whether they’re connected, and at the current lobby or match.'),
    isLooking: z
      .boolean()
      .describe('Whether they’re still looking at the result of an earlier match.'),
    isReady: z.boolean().optional().describe('In a lobby after a match: whether they’re ready.'),
    isStoodIn: z.boolean().describe('Whether a bot is playing for them.'),
    isAbsent: z
      .boolean()
      .optional()
      .describe('Whether they have been gone for 15 s: a vote doesn’t wait for them.'),
  }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string(),
    level: z.string(),
    isFree: z
      .boolean()
      .optional()
      .describe(
        'Whether the person with this name has left for good, and a bot plays on for them.',
      ),
  }),
]);

const ENDING = z
  .strictObject({
    by: z.int().describe('Who asked.'),
    agreed: z.array(z.int()),
    until: z.int().describe('When the question expires, in milliseconds since 1970.'),
  })
  .describe('A vote to end the match where it stands.');

/** A table as `info` shows it. */
export const TABLE = z.strictObject({
  id: z.string(),
  revision: z.int().describe('Grows with every change.'),
  state: z.enum(['lobby', 'playing', 'over', 'closed']),
  options: TOLD_OPTIONS,
  seats: z.array(SITTER),
  host: z.int().optional(),
  spectators: z.int(),
  code: z
    .string()
    .optional()
    .describe('What people say aloud so that others can join; missing after an hour.'),
  match: z.string().optional(),
  again: z.int().optional().describe('While the lobby is open: who asked for another match.'),
  began: z.int().optional().describe('Who started the current match.'),
  queue: z
    .array(z.strictObject({ name: z.string(), stamp: z.string() }))
    .optional()
    .describe('Who is waiting for the next match, in order.'),
  ending: ENDING.optional(),
  commitment: z.string().optional().describe('The hash of the dice’s secret.'),
});

export const REFUSED = z.strictObject({
  why: z.enum([...WHYS, ...FAILED]).describe('A word that never changes.'),
  sentence: z.string(),
  field: z.string().optional(),
});

const TIME = z.int().describe('Milliseconds since 1970.');

export const PLAYER = z.strictObject({
  id: z.string(),
  name: z.string(),
  stamp: z.string(),
  language: z.string().optional(),
});
export const SOMEBODY = z.strictObject({ player: PLAYER });
export const ANYBODY = z.strictObject({ player: PLAYER.nullable() });

export const MATCHES = z.strictObject({
  matches: z.array(
    z.strictObject({
      id: z.string(),
      table: z.string(),
      game: z.string(),
      seat: z.int().describe('Your seat.'),
      created: TIME,
      finished: TIME.nullable(),
      left: z.int().optional().describe('The last roll before you left it for good.'),
    }),
  ),
  before: z
    .string()
    .optional()
    .describe('Pass it as `before` to get the next page; missing on the last one.'),
});

export const ONE_TABLE = z.strictObject({ table: TABLE });
export const SOME_TABLES = z.strictObject({ tables: z.array(TABLE) });
export const OWN_TABLES = z.strictObject({
  tables: z.array(z.strictObject({ table: TABLE, seat: z.int().describe('Your seat.') })),
});

const COUNT = z.int().min(0);
export const LIVE = z.strictObject({
  tables: z.array(z.strictObject({ table: TABLE, began: TIME })),
  people: z
    .strictObject({
      waiting: COUNT.describe('In a seat of a public lobby.'),
      playing: COUNT,
      watching: COUNT.describe('At a table in play, without a seat.'),
      others: COUNT.describe('In other lobbies, or reading a result.'),
    })
    .describe(
      'People at all tables right now, private ones included. Each counts once; bots don’t count.',
    ),
});

const FACE = z.strictObject({ name: z.string(), stamp: z.string() });
export const USUAL = z.strictObject({
  usual: z.array(
    z.strictObject({
      id: z
        .string()
        .describe('The same for everybody in the group, as long as the group is the same.'),
      game: z.string().describe('What you played last.'),
      played: TIME.describe('When that match ended, in milliseconds since 1970.'),
      people: z.array(FACE).describe('The others, by their current names.'),
    }),
  ),
});
export const CALLS = z.strictObject({
  calls: z.array(z.strictObject({ table: TABLE, from: FACE, at: TIME })),
});

const SECRET = {
  id: z.string(),
  created: TIME,
  seen: TIME.describe('Last used, to the hour.'),
  name: z.string().nullable().describe('Your name for it; only you can see it.'),
};
export const TOKENS = z.strictObject({ tokens: z.array(z.strictObject(SECRET)) });
export const NEW_TOKEN = z.strictObject({
  id: z.string(),
  token: z.string().describe('The secret itself; it won’t be shown again.'),
});
export const SESSIONS = z.strictObject({
  sessions: z.array(
    z.strictObject({
      ...SECRET,
      isThis: z.boolean().describe('Whether it is the one sending this request.'),
    }),
  ),
});
export const PASSKEYS = z.strictObject({ passkeys: z.array(z.strictObject(SECRET)) });
export const PASSKEY = z.strictObject({ passkey: z.strictObject(SECRET) });
/** Made by a library, as the standard of passkeys has them. */
export const PASSKEY_OPTIONS = z.looseObject({ challenge: z.string() });

export const CARRIED = z.strictObject({
  link: z.string().describe('Path and hash of the link.'),
  expires: TIME,
});

const BLOCKED = z.strictObject({
  id: z.string(),
  name: z.string().describe('Their name at that time.'),
  created: TIME,
});
export const BLOCKS = z.strictObject({ blocks: z.array(BLOCKED) });
export const ONE_BLOCK = z.strictObject({ block: BLOCKED });

const TEXT = z.string();
export const ABOUT = z.strictObject({
  operator: z
    .strictObject(inEach(() => TEXT))
    .nullable()
    .describe('Who runs this server, in their own words.'),
  keepUnfinished: z
    .int()
    .nullable()
    .describe('How many days an unfinished match is kept after its last move; null: forever.'),
});
export const ADDRESSES = z.strictObject({ addresses: z.array(z.string()) });

export const ALL_GAMES = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      players: z.strictObject({ min: z.int(), max: z.int() }),
      bots: z.array(z.string()).describe('The weakest first.'),
      options: z.array(
        z.strictObject({
          name: z.string(),
          form: z.string().optional().describe('The form of values too many to list.'),
          choices: z.array(z.string()).describe('The first is the default.'),
        }),
      ),
    }),
  ),
});

export const DICE = z.strictObject({
  dice: z.array(
    z.strictObject({
      dice: z.enum(['app', 'real']).describe('Who rolled: the server, or people.'),
      rolled: z.int(),
      faces: z.array(
        z.strictObject({
          face: z.string(),
          count: z.int(),
          share: z.number(),
          expected: z.number().describe('The share a fair die would have.'),
        }),
      ),
      test: z
        .strictObject({
          chiSquare: z.number(),
          degrees: z.int(),
          chance: z.number().describe('How often fair dice would be at least as uneven.'),
        })
        .optional()
        .describe('Missing while there are too few rolls to tell.'),
      verdict: z.string().describe('What the test means, in English.'),
    }),
  ),
});
