import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Connection } from '../online/connection.ts';
import type { Faced } from '../table/shown.ts';
import type { Remote } from '../table/table.ts';
import { LeaveDialog } from './leave.tsx';
import { followVotes } from './outcome.ts';
import { VoteDialog } from './vote.tsx';

interface Props {
  readonly connection: Connection;
  readonly remote: Remote;
  readonly shown: Faced;
}

/** What is asked about the end of a match: by this device, and by others at the table. */
export function Asked({ connection, remote, shown }: Props) {
  const hidden = useSignal<number | undefined>(undefined);
  /** The question to which this device has said no. */
  const refused = useRef<number | undefined>(undefined);
  const ending = connection.table.value?.ending;
  useEffect(() => followVotes(connection, (until) => until === refused.current), [connection]);
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
  const refuse = (): void => {
    refused.current = ending.until;
  };
  const props = { connection, face: shown.face };
  return <VoteDialog {...props} onRefuse={refuse} onClose={hide} />;
}
