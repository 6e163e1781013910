import { useSignal } from '@preact/signals';
import type { Connection } from '../online/connection.ts';
import type { Faced } from '../table/shown.ts';
import type { Remote } from '../table/table.ts';
import { LeaveDialog } from './leave.tsx';
import { VoteDialog } from './vote.tsx';

interface Props {
  readonly connection: Connection;
  readonly remote: Remote;
  readonly shown: Faced;
}

/** What is asked about the end of a match: by this device, and by others at the table. */
export function Asked({ connection, remote, shown }: Props) {
  const hidden = useSignal<number | undefined>(undefined);
  const ending = connection.table.value?.ending;
  if (remote.isLeaving.value) {
    const close = (): void => {
      remote.isLeaving.value = false;
    };
    return <LeaveDialog connection={connection} onClose={close} />;
  }
  if (!ending || shown.seat === undefined || ending.until === hidden.value) return null;
  const hide = (): void => {
    hidden.value = ending.until;
  };
  return <VoteDialog connection={connection} face={shown.face} onClose={hide} />;
}
