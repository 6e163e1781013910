import { z } from 'zod';
import { WHYS } from '#protocol/why.ts';
import { ASSERTION, REGISTRATION } from '../identity/passkey-routes.ts';
import { CARRY, PROFILE } from '../identity/routes.ts';
import { BLOCK, REPORT } from '../people/routes.ts';
import { CLIENT_MESSAGE } from '../socket/messages.ts';
import { ERRORS } from './errors.ts';
import { JOIN, MAKE_TABLE, MOVE_SEAT, TABLE_OPTIONS, TAKE_SEAT } from './schemas.ts';

/** One thing that can be asked, as it is described to people and to tools. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly says: string;
  readonly body?: z.ZodType;
  readonly gives: 'table' | 'tables' | 'text' | 'json' | 'nothing' | 'socket';
  /** Whether anybody may ask, without being a player. */
  readonly isOpen?: boolean;
}

export const OPERATIONS: readonly Operation[] = [
  { method: 'get', path: '/me', says: 'Who you are, or null.', gives: 'json', isOpen: true },
  {
    method: 'post',
    path: '/me',
    says: 'Become a player, with a cookie that keeps you one; or change name and stamp.',
    body: PROFILE,
    gives: 'json',
    isOpen: true,
  },
  { method: 'delete', path: '/me', says: 'Delete yourself and your data.', gives: 'nothing' },
  {
    method: 'get',
    path: '/me/matches',
    says: 'Your matches, newest first.',
    gives: 'json',
  },
  {
    method: 'get',
    path: '/me/records',
    says: 'The records of all your finished matches, with lines of ---- in between.',
    gives: 'text',
  },
  { method: 'get', path: '/me/tokens', says: 'Your tokens, without their secrets.', gives: 'json' },
  {
    method: 'post',
    path: '/me/tokens',
    says: 'A token by which a bot or tool plays as you. It is shown once.',
    gives: 'json',
  },
  { method: 'delete', path: '/me/tokens/{id}', says: 'Revoke a token.', gives: 'nothing' },
  {
    method: 'post',
    path: '/me/carry',
    says: 'A link that makes another device yours. It works once, for ten minutes.',
    gives: 'json',
  },
  {
    method: 'post',
    path: '/carry',
    says: 'Use such a link.',
    body: CARRY,
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/me/sessions',
    says: 'The devices that you are signed in on, the last used first.',
    gives: 'json',
  },
  {
    method: 'delete',
    path: '/me/sessions',
    says: 'Sign out all other devices.',
    gives: 'nothing',
  },
  { method: 'delete', path: '/me/sessions/{id}', says: 'Sign a device out.', gives: 'nothing' },
  { method: 'get', path: '/me/passkeys', says: 'Your passkeys.', gives: 'json' },
  {
    method: 'post',
    path: '/me/passkeys/options',
    says: 'What to give to navigator.credentials.create, to make a passkey. It lives five minutes.',
    gives: 'json',
  },
  {
    method: 'post',
    path: '/me/passkeys',
    says: 'Add the passkey that was made.',
    body: REGISTRATION,
    gives: 'json',
  },
  { method: 'delete', path: '/me/passkeys/{id}', says: 'Remove a passkey.', gives: 'nothing' },
  {
    method: 'post',
    path: '/passkeys/options',
    says: 'What to give to navigator.credentials.get, to sign in with a passkey.',
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'post',
    path: '/passkeys',
    says: 'Sign in: this device becomes one of the player whose passkey it is.',
    body: ASSERTION,
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/games',
    says: 'What can be played, with options and bots, the weakest first.',
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/tables',
    says: 'Open public tables, without those of people who are blocked.',
    gives: 'tables',
    isOpen: true,
  },
  {
    method: 'post',
    path: '/tables',
    says: 'Make a table; you are its host and sit first.',
    body: MAKE_TABLE,
    gives: 'table',
  },
  {
    method: 'post',
    path: '/join',
    says: 'Find the table whose code was said to you.',
    body: JOIN,
    gives: 'table',
    isOpen: true,
  },
  { method: 'get', path: '/tables/{id}', says: 'A table.', gives: 'table', isOpen: true },
  {
    method: 'post',
    path: '/tables/{id}/seats',
    says: 'Sit down, or seat a bot.',
    body: TAKE_SEAT,
    gives: 'table',
  },
  {
    method: 'delete',
    path: '/tables/{id}/seats/{seat}',
    says: 'Stand up; or as the host, empty a seat. Seats are counted from 0.',
    gives: 'table',
  },
  {
    method: 'post',
    path: '/tables/{id}/move',
    says: 'As the host, change the order of seats.',
    body: MOVE_SEAT,
    gives: 'table',
  },
  {
    method: 'put',
    path: '/tables/{id}/options',
    says: 'As the host, set the options.',
    body: TABLE_OPTIONS,
    gives: 'table',
  },
  { method: 'post', path: '/tables/{id}/begin', says: 'As the host, begin.', gives: 'table' },
  {
    method: 'post',
    path: '/tables/{id}/again',
    says: 'After a match, open the lobby for another one; whoever sat second begins.',
    gives: 'table',
  },
  { method: 'post', path: '/tables/{id}/close', says: 'As the host, close it.', gives: 'table' },
  {
    method: 'get',
    path: '/tables/{id}/socket',
    says:
      'A WebSocket. It says welcome, the table, and the match as you see it, whole and after every ' +
      'change. What you send is one of ClientMessage and is answered with its id. Of several ' +
      'devices of a player the newest plays; with `?watching` a device takes the seat from none, ' +
      'and with `?screen` it is a spectator’s, whoever you are.',
    gives: 'socket',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/matches/{id}/record',
    says: 'The record of a finished match, with the secret that proves its dice.',
    gives: 'text',
    isOpen: true,
  },
  {
    method: 'post',
    path: '/players/block',
    says:
      'Block whoever sits there. At public tables you are not seated together any more, and not ' +
      'shown their tables.',
    body: BLOCK,
    gives: 'json',
  },
  { method: 'get', path: '/players/blocks', says: 'Whom you have blocked.', gives: 'json' },
  {
    method: 'delete',
    path: '/players/blocks/{id}',
    says: 'Take a block back.',
    gives: 'nothing',
  },
  {
    method: 'post',
    path: '/reports',
    says: 'Report whoever sits there to those who run this server.',
    body: REPORT,
    gives: 'nothing',
  },
  {
    method: 'get',
    path: '/statistics',
    says: 'How often each face was ever rolled; the dice of the app and real ones apart.',
    gives: 'json',
    isOpen: true,
  },
];

const GIVEN = {
  table: jsonOf({ type: 'object', properties: { table: ref('Table') }, required: ['table'] }),
  tables: jsonOf({
    type: 'object',
    properties: { tables: { type: 'array', items: ref('Table') } },
    required: ['tables'],
  }),
  json: jsonOf({ type: 'object' }),
  text: { 'text/plain': { schema: { type: 'string' } } },
} as const;

const SITTER = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    stamp: z.string(),
    language: z.string().optional(),
    isHere: z.boolean(),
    isStoodIn: z.boolean().describe('Whether a bot plays for them meanwhile.'),
  }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: z.string() }),
]);

const TABLE = z.object({
  id: z.string(),
  revision: z.int().describe('Grows with every change.'),
  state: z.enum(['lobby', 'playing', 'over', 'closed']),
  options: TABLE_OPTIONS,
  seats: z.array(SITTER),
  host: z.int().optional(),
  spectators: z.int(),
  code: z.string().optional().describe('What is said aloud to join, while the lobby is open.'),
  match: z.string().optional(),
  again: z.int().optional().describe('Who wants another match, while the lobby is open.'),
  commitment: z.string().optional().describe('The hash of the secret of the dice.'),
});

const REFUSED = z.object({
  why: z.enum(WHYS).describe('A word that does not change.'),
  sentence: z.string(),
  field: z.string().optional(),
});

/** Made from the schemas that requests are read with. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of OPERATIONS) {
    paths[`/api${each.path}`] = { ...paths[`/api${each.path}`], [each.method]: described(each) };
  }
  const schemas = {
    Table: z.toJSONSchema(TABLE),
    Refused: z.toJSONSchema(REFUSED),
    ClientMessage: z.toJSONSchema(CLIENT_MESSAGE),
  };
  const securitySchemes = {
    session: { type: 'apiKey', in: 'cookie', name: 'dicepad' },
    token: { type: 'http', scheme: 'bearer' },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Dicepad', version },
    paths,
    components: { schemas, securitySchemes },
  };
}

function described({ path, says, body, gives, isOpen = false }: Operation): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const schema = { type: 'string' };
  return {
    summary: says,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema })),
    ...(body && {
      requestBody: { required: true, content: jsonOf(z.toJSONSchema(body, { io: 'input' })) },
    }),
    responses: { ...answered(gives), '4XX': refusal(path.startsWith('/tables/')) },
    security: isOpen ? [] : [{ session: [] }, { token: [] }],
  };
}

function answered(gives: Operation['gives']): object {
  if (gives === 'nothing') return { 204: { description: 'Done.' } };
  if (gives === 'socket') return { 101: { description: 'The socket is open.' } };
  return { '2XX': { description: 'Done.', content: GIVEN[gives] } };
}

function refusal(isTable: boolean): object {
  const words = Object.entries(ERRORS).map(([why, { sentence }]) => `${why}: ${sentence}`);
  const description = isTable ? words.join(' ') : 'Why not, as a word and as a sentence.';
  return { description, content: jsonOf(ref('Refused')) };
}

function jsonOf(schema: object): object {
  return { 'application/json': { schema } };
}

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
