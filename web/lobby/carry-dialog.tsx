import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { api } from '../online/api.ts';
import { faultOf } from './faults.ts';
import { ShareButtons } from './invite.tsx';
import { Qr } from './qr.tsx';
import { say } from './words.ts';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes a link by which another device becomes this player’s too. */
export function CarryDialog({ name, onClose }: Props) {
  const [link, setLink] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    api.carry().then((reply) => {
      if (reply.kind === 'done') setLink(location.origin + reply.value.link);
      else setFault(faultOf(reply).title);
    });
  }, []);
  return (
    <Dialog title={say('self.carry.title', { name })} onClose={onClose}>
      <div class="carry-offer">
        {link === undefined ? (
          <p role="status">{fault ?? say('self.carry.making')}</p>
        ) : (
          <>
            <Qr text={link} label={say('self.carry.qr')} />
            <p>{say('self.carry.detail')}</p>
            <ShareButtons link={link} title="Dicepad" />
          </>
        )}
      </div>
    </Dialog>
  );
}
