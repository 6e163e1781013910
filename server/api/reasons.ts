import type { Why } from '#protocol/why.ts';
import { LARGEST_BODY } from '../limits/guard.ts';
import type { FAILED } from '../limits/refuse.ts';
import { ERRORS } from './errors.ts';
import type { Operation } from './operations/operation.ts';

export type Reason = Why | (typeof FAILED)[number];

/** Every reason with its status and what it means, for whoever reads the description. */
export const REASONS: Readonly<
  Record<Reason, { readonly status: number; readonly sentence: string }>
> = {
  ...ERRORS,
  shape: { status: 400, sentence: 'A field is missing, unknown or wrong; `field` tells which.' },
  json: { status: 400, sentence: 'The body is not JSON.' },
  type: { status: 415, sentence: 'The body must be JSON, with content-type: application/json.' },
  size: { status: 413, sentence: `A request may have at most ${LARGEST_BODY} bytes.` },
  method: { status: 405, sentence: 'It is asked with another method; `allow` tells which.' },
  origin: { status: 403, sentence: 'Only a page of this server may ask this, or a token.' },
  often: { status: 429, sentence: 'Too often, or too many; `retry-after` tells the seconds.' },
  tool: { status: 403, sentence: 'A token cannot do this.' },
  name: { status: 400, sentence: 'No name that can be shown.' },
  rude: { status: 400, sentence: 'No name for a table with children.' },
  tokens: { status: 409, sentence: 'You have as many tokens as one may have.' },
  carry: { status: 410, sentence: 'The link is used up or too old.' },
  passkey: { status: 403, sentence: 'The passkey is not known here, or not used in time.' },
  passkeys: { status: 409, sentence: 'Passkeys are for servers with a name.' },
  fault: { status: 500, sentence: 'The server made a mistake.' },
  away: { status: 503, sentence: 'The database cannot be reached.' },
};

/** Why an operation may be refused: what follows from its kind, and reasons of its own. */
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
