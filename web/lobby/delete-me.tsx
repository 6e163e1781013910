import { useState } from 'preact/hooks';
import { Confirm } from '#ui/confirm.tsx';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import { tellFault } from './faults.ts';
import { setMe } from './player.ts';
import { say } from './words.ts';

/** Lets the server forget somebody, behind a question that says what that means. */
export function DeleteMe({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const remove = async (): Promise<void> => {
    const reply = await api.forgetMe();
    if (reply.kind !== 'done') return tellFault(reply);
    setMe(undefined);
    toast({ title: say('self.deleted') });
  };
  return (
    <>
      <button type="button" class="button quiet" onClick={() => setOpen(true)}>
        {say('self.delete')}
      </button>
      {isOpen && (
        <Confirm
          title={say('self.delete.title', { name })}
          detail={say('self.delete.detail')}
          keep={say('self.delete.keep')}
          onKeep={() => setOpen(false)}
          confirm={say('self.delete.confirm')}
          onConfirm={remove}
        />
      )}
    </>
  );
}
