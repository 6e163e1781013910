import { t } from '../app/language.ts';
import type { Api } from '../online/api.ts';
import type { Store } from '../store/store.ts';
import { type BrokenStory, openStory, type Story } from './open.ts';
import { readStory } from './read.ts';
import { unpackRecord } from './share.ts';

/** What an address names: a match, one that cannot be read, or none. */
export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly story: Story }
  | { readonly kind: 'broken'; readonly story: BrokenStory }
  | { readonly kind: 'failed'; readonly what: 'unreadable' | 'unloaded' }
  | { readonly kind: 'ask'; readonly fault?: string; readonly text?: string };

/** What the address names: a match in a link, of this device or of a server, or none yet. */
export async function openedAt(
  id: string | undefined,
  fragment: string,
  store: Store | undefined,
  server?: Pick<Api, 'record'>,
): Promise<Opened> {
  if (fragment) {
    const text = await unpackRecord(fragment);
    if (text === undefined) return { kind: 'ask', fault: t('replay.damaged') };
    const read = await readStory(text);
    return 'fault' in read ? { kind: 'ask', ...read, text } : { kind: 'open', ...read };
  }
  if (id === undefined) return { kind: 'ask' };
  if (!store) return { kind: 'loading' };
  const story = await openStory(store, id).catch(() => 'unreadable' as const);
  if (story === 'unreadable' || story === 'unloaded') return { kind: 'failed', what: story };
  if (!story && server) return openedFrom(server, id);
  if (!story) {
    const isUnseen = store.kind === 'fleeting';
    return { kind: 'ask', fault: t(isUnseen ? 'store.unseen.detail' : 'table.missing') };
  }
  return 'fault' in story ? { kind: 'broken', story } : { kind: 'open', story };
}

/** A match that a server keeps: its record is for everybody who knows its id. */
async function openedFrom(server: Pick<Api, 'record'>, id: string): Promise<Opened> {
  const reply = await server.record(id);
  if (reply.kind !== 'done') {
    const isOut = reply.kind === 'offline';
    return { kind: 'ask', fault: t(isOut ? 'online.recordFailed' : 'table.missing') };
  }
  const read = await readStory(reply.value);
  return 'fault' in read ? { kind: 'ask', ...read, text: reply.value } : { kind: 'open', ...read };
}
