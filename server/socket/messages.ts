import { z } from 'zod';
import type { ClientMessage } from '#protocol/messages.ts';
import { PHRASES } from '#protocol/phrases.ts';
import { faultOf } from '../limits/read.ts';

/** In bytes. */
export const LARGEST_MESSAGE = 8 * 1024;
const LONGEST_TEXT = 400;
const MOST_WORDS = 40;

/** No spaces: ids with one are the server's own. */
const ID = z.string().regex(/^[\w-]{1,40}$/);
const COUNT = z.int().min(0).max(1_000_000);
const TEXT = z.string().min(1).max(LONGEST_TEXT);
const ENTRY = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('roll'), text: TEXT }),
  z.strictObject({ kind: z.literal('move'), seat: COUNT, text: TEXT }),
]);

const asked = { id: ID, step: COUNT };

/** What a seat may wish: each is answered with what came of it. */
export const WISH = z.discriminatedUnion('type', [
  z.strictObject({
    ...asked,
    type: z.literal('roll'),
    words: z.array(z.string().max(20)).max(MOST_WORDS).exactOptional(),
  }),
  z.strictObject({ ...asked, type: z.literal('decide'), text: TEXT }),
  z.strictObject({ ...asked, type: z.literal('takeBack') }),
  z.strictObject({ ...asked, type: z.literal('correct'), at: COUNT, entry: ENTRY.exactOptional() }),
  z.strictObject({ ...asked, type: z.literal('chance'), value: z.string().max(64) }),
  z.strictObject({ ...asked, type: z.literal('hint') }),
]);

/** Everything that a device may say: closed, shallow, and of limited length. */
export const CLIENT_MESSAGE = z.discriminatedUnion('type', [
  ...WISH.options,
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('say'), phrase: z.enum(PHRASES) }),
  z.strictObject({ type: z.literal('shows'), match: ID.exactOptional() }),
]);

/** What a device says, or a sentence about what nobody could have meant. */
export function readMessage(text: string): ClientMessage | string {
  const value = parsed(text);
  const read = CLIENT_MESSAGE.safeParse(value);
  return read.success ? read.data : faultOf(CLIENT_MESSAGE, read.error, value).sentence;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
