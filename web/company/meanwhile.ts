import { store } from '../app/device.ts';
import { go, place } from '../app/router.ts';
import { lastTable } from '../screens/parts/sitters.ts';
import { start } from '../screens/parts/start.ts';
import { type Waiting, waitAt } from './waiting.ts';

/** The bot that is played against while one waits: as the last time. */
export function botFor(game: string): string {
  const { sitters } = lastTable(game, 'bots');
  return sitters.find(({ kind }) => kind === 'bot')?.name ?? '';
}

/** Goes on with the match that was begun while waiting, or lays a new one; both stay for later. */
export async function playMeanwhile(waiting: Waiting, how?: 'push' | 'replace'): Promise<void> {
  const { game, match } = waiting;
  waitAt(waiting);
  if (match !== undefined && (await isOpen(match))) return go(`/match/${match}`, how);
  await start(game, 'bots', lastTable(game, 'bots'), how);
  const [screen, id] = place.peek().parts;
  if (screen === 'match') waitAt({ ...waiting, match: id });
}

async function isOpen(id: string): Promise<boolean> {
  const kept = await store.peek()?.match(id);
  return kept !== undefined && !kept.result;
}
