import { signal } from '@preact/signals';
import { isRefusal, type Refusal } from '#engine/contract.ts';
import { cardOf } from '../../app/cards.ts';
import { loadFace } from '../../app/faces.ts';
import { go } from '../../app/router.ts';
import { change } from '../../app/settings.ts';
import { createMatch, createPad, type NewTable } from '../../store/create.ts';
import { askWhenItMatters } from '../../store/lasting.ts';
import type { Written } from '../../store/store.ts';
import type { Failure } from './failure.ts';
import { whenOpen } from './saved.ts';
import { keepTable, type Mode } from './sitters.ts';

/** The last thing that went wrong on the way to a table; a screen shows it. */
export const failure = signal<Failure | undefined>(undefined);

/** Starts a new match and goes to its table. Returns the rule that the set-up breaks. */
export async function start(
  game: string,
  mode: Mode,
  table: NewTable,
  how?: 'push' | 'replace',
): Promise<Refusal | undefined> {
  failure.value = undefined;
  const card = cardOf(game);
  const face = card && (await loadFace(card).catch(() => undefined));
  if (!face) {
    failure.value = 'unloaded';
    return undefined;
  }
  const match = createMatch(face.game, table);
  if (isRefusal(match)) return match;
  keepTable(game, mode, table);
  change({ game });
  const store = await whenOpen();
  if (isKept(await store.keepMatch(match))) go(`/match/${match.id}`, how);
  // Only a question to the browser: it is asked again at the end of a match.
  askWhenItMatters(store).catch(() => undefined);
  return undefined;
}

/** Takes a sheet without dice and goes there. */
export async function startPad(game: string, options: NewTable['options']): Promise<void> {
  failure.value = undefined;
  change({ game });
  const pad = createPad(game, options);
  const store = await whenOpen();
  if (isKept(await store.keepPad(pad))) go(`/pad/${pad.id}`);
}

function isKept(written: Written): boolean {
  if (written !== 'written') failure.value = written;
  return written === 'written';
}
