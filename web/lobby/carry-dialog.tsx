import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { api } from '../online/api.ts';
import { faultOf } from './faults.ts';
import { ShareButtons } from './invite.tsx';
import { useReach } from './invite-reach.ts';
import { Qr } from './qr.tsx';
import { say } from './words.ts';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes a link by which another device becomes this player’s too. */
export function CarryDialog({ name, onClose }: Props) {
  const { origin } = useReach();
  const [path, setPath] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    api.carry().then((reply) => {
      if (reply.kind === 'done') setPath(reply.value.link);
      else setFault(faultOf(reply).title);
    });
  }, []);
  return (
    <Dialog title={say('self.carry.title', { name })} onClose={onClose}>
      <div class="carry-offer">
        {path === undefined ? (
          <p role="status">{fault ?? say('self.carry.making')}</p>
        ) : (
          <>
            <Qr text={origin + path} label={say('self.carry.qr')} />
            <p>{say('self.carry.detail')}</p>
            <ShareButtons link={origin + path} title="Dicepad" />
          </>
        )}
      </div>
    </Dialog>
  );
}
