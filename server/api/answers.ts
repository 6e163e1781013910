import { z } from 'zod';
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
    isHere: z.boolean().describe('Whether they are connected, and at the present lobby or match.'),
    isLooking: z.boolean().describe('Whether they still look at the result of an earlier match.'),
    isReady: z.boolean().optional().describe('Whether they are ready, in a lobby after a match.'),
    isStoodIn: z.boolean().describe('Whether a bot plays for them meanwhile.'),
    isAbsent: z
      .boolean()
      .optional()
      .describe('Whether they have not been there for 15 s: a vote does not wait for them.'),
  }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string(),
    level: z.string(),
    isFree: z
      .boolean()
      .optional()
      .describe('Whether somebody of this name has left for good, and a bot plays on for them.'),
  }),
]);

const ENDING = z
  .strictObject({
    by: z.int().describe('Who asked.'),
    agreed: z.array(z.int()),
    until: z.int().describe('When the question is void, in milliseconds since 1970.'),
  })
  .describe('That somebody wants to end the match where it stands.');

/** A table as `info` shows it. */
export const TABLE = z.strictObject({
  id: z.string(),
  revision: z.int().describe('Grows with every change.'),
  state: z.enum(['lobby', 'playing', 'over', 'closed']),
  options: TOLD_OPTIONS,
  seats: z.array(SITTER),
  host: z.int().optional(),
  spectators: z.int(),
  code: z.string().optional().describe('What is said aloud to join; missing after an hour.'),
  match: z.string().optional(),
  again: z.int().optional().describe('Who wants another match, while the lobby is open.'),
  began: z.int().optional().describe('Who began the present match.'),
  queue: z
    .array(z.strictObject({ name: z.string(), stamp: z.string() }))
    .optional()
    .describe('Who waits for the next match, in their order.'),
  ending: ENDING.optional(),
  commitment: z.string().optional().describe('The hash of the secret of the dice.'),
});

export const REFUSED = z.strictObject({
  why: z.enum([...WHYS, ...FAILED]).describe('A word that does not change.'),
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
      seat: z.int().describe('Where you sat.'),
      created: TIME,
      finished: TIME.nullable(),
      left: z.int().optional().describe('The last roll before you left it for good.'),
    }),
  ),
  before: z.string().optional().describe('What to ask on with; missing at the end.'),
});

export const ONE_TABLE = z.strictObject({ table: TABLE });
export const SOME_TABLES = z.strictObject({ tables: z.array(TABLE) });
export const OWN_TABLES = z.strictObject({
  tables: z.array(z.strictObject({ table: TABLE, seat: z.int().describe('Where you sit.') })),
});

const COUNT = z.int().min(0);
export const LIVE = z.strictObject({
  tables: z.array(z.strictObject({ table: TABLE, began: TIME })),
  people: z
    .strictObject({
      waiting: COUNT.describe('With a seat in a public lobby.'),
      playing: COUNT,
      watching: COUNT.describe('At a table that is played, without a seat.'),
      others: COUNT.describe('In other lobbies, or reading a result.'),
    })
    .describe('People at all tables now, also private ones; each counts once, and no bots.'),
});

const FACE = z.strictObject({ name: z.string(), stamp: z.string() });
export const USUAL = z.strictObject({
  usual: z.array(
    z.strictObject({
      id: z.string().describe('The same for all of these people, as long as they are the same.'),
      game: z.string().describe('What you played last.'),
      played: TIME.describe('When that was over, in milliseconds since 1970.'),
      people: z.array(FACE).describe('The others, by the names that they have now.'),
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
  name: z.string().nullable().describe('What you call it; only you see it.'),
};
export const TOKENS = z.strictObject({ tokens: z.array(z.strictObject(SECRET)) });
export const NEW_TOKEN = z.strictObject({
  id: z.string(),
  token: z.string().describe('The secret itself; it is not shown again.'),
});
export const SESSIONS = z.strictObject({
  sessions: z.array(
    z.strictObject({ ...SECRET, isThis: z.boolean().describe('Whether it is the one that asks.') }),
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
  name: z.string().describe('What they were called then.'),
  created: TIME,
});
export const BLOCKS = z.strictObject({ blocks: z.array(BLOCKED) });
export const ONE_BLOCK = z.strictObject({ block: BLOCKED });

const TEXT = z.string();
export const ABOUT = z.strictObject({
  operator: z
    .strictObject({ en: TEXT, fr: TEXT, de: TEXT })
    .nullable()
    .describe('Who runs this server, as they say themselves.'),
  keepUnfinished: z
    .int()
    .nullable()
    .describe('After how many days a match that nobody plays is deleted; null: never.'),
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
          form: z.string().optional().describe('How values look that no list can hold.'),
          choices: z.array(z.string()).describe('The first is what leaving it out means.'),
        }),
      ),
    }),
  ),
});

export const DICE = z.strictObject({
  dice: z.array(
    z.strictObject({
      dice: z.enum(['app', 'real']).describe('Who threw: the server, or people.'),
      rolled: z.int(),
      faces: z.array(
        z.strictObject({
          face: z.string(),
          count: z.int(),
          share: z.number(),
          expected: z.number().describe('The share that a fair die would have.'),
        }),
      ),
      test: z
        .strictObject({
          chiSquare: z.number(),
          degrees: z.int(),
          chance: z.number().describe('How often fair dice stray at least as far.'),
        })
        .optional()
        .describe('Missing while there are too few to tell.'),
      verdict: z.string().describe('What the test means, in English.'),
    }),
  ),
});
