import { findReach } from '../lobby/invite-reach.ts';
import type { Story } from '../story/open.ts';

/**
 * A short address of a match that a server keeps: everybody who knows it may see the match. A
 * match of this device alone has none.
 */
export async function linkOf({ online }: Pick<Story, 'online'>): Promise<string | undefined> {
  if (online === undefined) return undefined;
  const { origin } = await findReach();
  return `${origin}/m/${online}`;
}
