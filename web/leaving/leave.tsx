import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '../app/toasts.ts';
import { api, type Reply } from '../online/api.ts';
import type { Contact } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import { leaveTable } from './leave-table.ts';
import { Way } from './way.tsx';
import { say } from './words.ts';

interface Props {
  readonly connection: Contact;
  readonly onClose: () => void;
}

/** Three honest ways out of a match, each with what becomes of the seat; the gentlest first. */
export function LeaveDialog({ connection, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const table = connection.table.value;
  const seat = connection.seat.value;
  if (!table || seat === undefined) return null;
  const others = peopleBeside(table, seat);
  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await leaveTable(table, seat);
    setBusy(false);
  };
  const ask = async (): Promise<void> => {
    const reply = await api.vote(table.id, true);
    if (reply.kind === 'done') connection.learn(reply.value);
    else toast({ title: say(isTooSoon(reply) ? 'leave.asked' : 'leave.failed') });
    onClose();
  };
  return (
    <Dialog title={say('leave.title')} onClose={onClose}>
      <div class="ways">
        <Way
          icon="clock"
          title={say('leave.moment')}
          detail={momentWords(table)}
          href="/"
          isFirst
        />
        <Way
          icon="door"
          title={say('leave.good')}
          detail={say(others.length > 0 ? 'leave.good.detail' : 'leave.good.last')}
          isBusy={isBusy}
          onPick={leave}
        />
        <Way icon="flag" title={say('leave.end')} detail={endWords(others)} onPick={ask} />
        <button type="button" class="button quiet" onClick={onClose}>
          {say('leave.stay')}
        </button>
      </div>
    </Dialog>
  );
}

/** Whether somebody has asked before, and it is too soon to ask again. */
function isTooSoon(reply: Reply<unknown>): boolean {
  return reply.kind === 'denied' && reply.why === 'asked';
}

const MINUTE = 60;

function momentWords({ options: { standIn } }: TableInfo): string {
  const isMinutes = standIn % MINUTE === 0;
  const count = isMinutes ? standIn / MINUTE : standIn;
  return say(isMinutes ? 'leave.moment.minutes' : 'leave.moment.seconds', { count });
}

function endWords(others: readonly string[]): string {
  if (others.length === 0) return say('leave.end.alone');
  return say(others.length === 1 ? 'leave.end.one' : 'leave.end.detail', { names: others });
}

/** Everybody else who would be asked. */
function peopleBeside({ seats }: TableInfo, own: number): readonly string[] {
  return seats.flatMap((each, seat) =>
    each?.kind === 'person' && seat !== own && !each.isAbsent ? [nameShown(each.name)] : [],
  );
}
