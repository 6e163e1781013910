import { useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import { tellFault } from './faults.ts';
import { setMe } from './player.ts';
import { say } from './words.ts';

/** Lets the server forget somebody, behind a question that says what that means. */
export function DeleteMe({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
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
        <Dialog
          kind="centre"
          title={say('self.delete.title', { name })}
          onClose={close}
          actions={
            <>
              <button type="button" class="button primary" onClick={close}>
                {say('self.delete.keep')}
              </button>
              <button type="button" class="button" onClick={remove}>
                {say('self.delete.confirm')}
              </button>
            </>
          }
        >
          <p>{say('self.delete.detail')}</p>
        </Dialog>
      )}
    </>
  );
}
