import type { Seat } from '#engine/contract.ts';
import type { Player, Reply } from '../online/api.ts';
import { ask, type Method, sendHere } from '../online/ask.ts';

export const REASONS = ['name', 'stalling', 'leaving', 'cheating', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** A blocked person. */
export interface Block {
  readonly id: string;
  readonly name: string;
}

/** A device of one’s own. */
export interface SignedIn {
  readonly id: string;
  readonly seen: number;
  /** Null where nobody has said. */
  readonly name: string | null;
  readonly isThis: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly created: number;
  readonly name: string | null;
}

/** A token for one’s own tool; its secret is shown when it is made, and never again. */
export interface Token {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly name: string | null;
}

export interface NewToken {
  readonly id: string;
  readonly token: string;
}

/** What one does about others, and about one’s own keys. */
export const people = {
  block: (table: string, seat: Seat) => sent('POST', '/players/block', { table, seat }),
  blocks: () => read<readonly Block[]>('/players/blocks', 'blocks'),
  unblock: (id: string) => sent('DELETE', `/players/blocks/${encodeURIComponent(id)}`),
  report: (table: string, seat: Seat, reason: Reason) =>
    sent('POST', '/reports', { table, seat, reason }),
  devices: () => read<readonly SignedIn[]>('/me/sessions', 'sessions'),
  nameDevice: (id: string, name: string) => renamed('sessions', id, name),
  endDevice: (id: string) => sent('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  tokens: () => read<readonly Token[]>('/me/tokens', 'tokens'),
  makeToken: (): Promise<Reply<NewToken>> =>
    ask(sendHere, 'POST', '/me/tokens', (answer) => answer.json()),
  nameToken: (id: string, name: string) => renamed('tokens', id, name),
  revokeToken: (id: string) => sent('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  passkeys: () => read<readonly Passkey[]>('/me/passkeys', 'passkeys'),
  namePasskey: (id: string, name: string) => renamed('passkeys', id, name),
  removePasskey: (id: string) => sent('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  passkeyOptions: (whose: 'new' | 'known') =>
    ask(
      sendHere,
      'POST',
      whose === 'new' ? '/me/passkeys/options' : '/passkeys/options',
      (answer) => answer.json(),
      {},
    ),
  addPasskey: (made: object) => sent('POST', '/me/passkeys', made),
  comeBack: (signed: object): Promise<Reply<Player>> =>
    ask(sendHere, 'POST', '/passkeys', async (answer) => (await answer.json()).player, signed),
};

function sent(method: Method, path: string, body?: object): Promise<Reply<undefined>> {
  return ask(sendHere, method, path, async () => undefined, body);
}

function renamed(list: string, id: string, name: string): Promise<Reply<undefined>> {
  return sent('PUT', `/me/${list}/${encodeURIComponent(id)}`, { name });
}

function read<Value>(path: string, name: string): Promise<Reply<Value>> {
  return ask(sendHere, 'GET', path, async (answer) => (await answer.json())[name]);
}
