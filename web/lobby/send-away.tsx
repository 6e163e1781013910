import { useState } from 'preact/hooks';
import { Confirm } from '#ui/confirm.tsx';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import type { AboutProps } from './about.tsx';
import { tellFault } from './faults.ts';
import { say } from './words.ts';

/** The host asks somebody to leave in the middle of a match; a bot plays on there. */
export function SendAway({ table, seat, name, onDone }: AboutProps) {
  const [isAsking, ask] = useState(false);
  const send = async (): Promise<void> => {
    ask(false);
    const reply = await api.leave(table, seat);
    if (reply.kind !== 'done') return tellFault(reply);
    toast({ title: say('people.sent', { name }) });
    onDone();
  };
  return (
    <>
      <p>
        <button type="button" class="button small" onClick={() => ask(true)}>
          {say('people.send.away', { name })}
        </button>
      </p>
      {isAsking && (
        <Confirm
          title={say('people.send.away.question', { name })}
          detail={say('people.send.away.detail')}
          keep={say('people.keep')}
          onKeep={() => ask(false)}
          confirm={say('people.send.away', { name })}
          onConfirm={send}
        />
      )}
    </>
  );
}
