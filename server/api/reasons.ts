import type { Why } from '#protocol/why.ts';
import { LARGEST_BODY } from '../limits/guard.ts';
import type { FAILED } from '../limits/refuse.ts';
import { ERRORS } from './errors.ts';
import type { Operation } from './operations/operation.ts';

export type Reason = Why | (typeof FAILED)[number];

/** Every reason with its status and what it means, for readers of the API page. */
export const REASONS: Readonly<
  Record<Reason, { readonly status: number; readonly sentence: string }>
> = {
  ...ERRORS,
  shape: { status: 400, sentence: 'A field is missing, unknown or wrong; `field` names it.' },
  json: { status: 400, sentence: 'The body is not JSON.' },
  type: { status: 415, sentence: 'The body must be JSON, with content-type: application/json.' },
  size: { status: 413, sentence: `A request may have at most ${LARGEST_BODY} bytes.` },
  method: { status: 405, sentence: 'This needs another method; see the `allow` header.' },
  origin: {
    status: 403,
    sentence: 'Only a page of this server or a request with a token may do this.',
  },
  often: {
    status: 429,
    sentence: 'Too often, or too many; `retry-after` says how many seconds to wait.',
  },
  tool: { status: 403, sentence: 'A token can’t do this.' },
  name: { status: 400, sentence: 'This name can’t be shown.' },
  rude: { status: 400, sentence: 'This name isn’t fit for children.' },
  tokens: { status: 409, sentence: 'You have as many tokens as anyone may have.' },
  carry: { status: 410, sentence: 'The link has been used or is too old.' },
  passkey: { status: 403, sentence: 'The passkey isn’t known here, or took too long.' },
  passkeys: { status: 409, sentence: 'Passkeys need a server with a domain name.' },
  fault: { status: 500, sentence: 'The server made a mistake.' },
  away: { status: 503, sentence: 'The database can’t be reached.' },
};

/** Why an operation may be refused: the reasons of its kind, and its own. */
export function reasonsOf(operation: Operation): readonly Reason[] {
  const { method, path, body, query, gives, refuses = [] } = operation;
  const { isOpen = false, isPersonal = false } = operation;
  const isSafe = method === 'get' && gives !== 'socket';
  const reasons = new Set<Reason>([
    ...(body || query ? (['shape'] as const) : []),
    ...(method === 'get' ? [] : (['json', 'type', 'size'] as const)),
    ...(isSafe ? [] : (['origin'] as const)),
    ...(isOpen ? [] : (['nobody'] as const)),
    ...(isPersonal ? (['tool'] as const) : []),
    ...(path.includes('{') ? (['missing'] as const) : []),
    ...refuses,
    'often',
    'fault',
    'away',
  ]);
  return [...reasons];
}
