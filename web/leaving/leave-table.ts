import type { Seat } from '#engine/contract.ts';
import type { TableInfo } from '#protocol/table.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import { watchTable } from './watching.ts';
import { say } from './words.ts';

/** Leaves a seat for good, in a match or after it, and goes to the start page. */
export async function leaveTable({ id }: TableInfo, seat: Seat): Promise<void> {
  // On their way out nobody is asked whether they want to come in; when they return, they are.
  watchTable(id);
  const reply = await api.leave(id, seat);
  if (reply.kind === 'done') go('/');
  watchTable(undefined);
  toast({ title: say(reply.kind === 'done' ? 'leave.left' : 'leave.failed') });
}
