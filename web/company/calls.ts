import { type ReadonlySignal, signal } from '@preact/signals';
import type { Call } from '#protocol/company.ts';
import { gameName } from '../app/cards.ts';
import { notify } from '../notice/notify.ts';
import { type CompanyApi, companyApi } from './api.ts';
import { askOften } from './ask-often.ts';
import { say } from './words.ts';

const known = signal<readonly Call[]>([]);

/** Who calls the player of this device to a table; kept while the server does not answer. */
export const calls: ReadonlySignal<readonly Call[]> = known;

/** Keeps asking who calls. Returns how to stop. */
export function followCalls(from: Pick<CompanyApi, 'calls'> = companyApi): () => void {
  return askOften(async () => {
    const reply = await from.calls();
    if (reply.kind === 'done') show(reply.value);
    else if (reply.kind === 'denied') known.value = [];
  });
}

/** Notifies a player who looks away of a new call. */
function show(all: readonly Call[]): void {
  const before = known.peek().map(({ table }) => table.id);
  known.value = all;
  const added = all.find(({ table }) => !before.includes(table.id));
  if (!added) return;
  const { id } = added.table;
  const body = say('company.call.short');
  notify({ title: callWords(added), body, tag: `call ${id}`, url: `/table/${id}` });
}

export function callWords({ table, from }: Call): string {
  return say('company.call', { name: from.name, game: gameName(table.options.game) });
}

/** Declines. The server is told; if that fails, it is retried later. */
export async function decline(
  { table }: Call,
  from: Pick<CompanyApi, 'decline'> = companyApi,
): Promise<void> {
  known.value = known.value.filter((each) => each.table.id !== table.id);
  await from.decline(table.id);
}
