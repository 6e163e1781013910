import { effect } from '@preact/signals';
import type { Connection } from './connection.ts';
import { keepPromise } from './promises.ts';

const BYTES = 32;

/**
 * Lets this device add chance of its own to the dice of every match that it plays, before the first
 * roll, and remembers what the server has promised until then. Returns how to stop.
 */
export function addChance(connection: Connection): () => void {
  let done: string | undefined;
  return effect(() => {
    const { match, commitment, options } = connection.table.value ?? {};
    const view = connection.view.value;
    if (!view || view.match !== match || view.entries.length > 0 || done === match) return;
    if (commitment === undefined || options?.dice !== 'app') return;
    done = match;
    keepPromise(match, { commitment });
    if (connection.seat.value === undefined) return;
    const chance = newChance();
    connection.ask({ type: 'chance', value: chance }, view.step).then(({ kind }) => {
      if (kind === 'done') keepPromise(match, { commitment, chance });
    });
  });
}

function newChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
