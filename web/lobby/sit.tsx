import { useState } from 'preact/hooks';
import { cardOf } from '../app/cards.ts';
import { api, type Failure } from '../online/api.ts';
import { faultOfName, tellFault } from './faults.ts';
import { enter, me, ownProfile } from './player.ts';
import { ProfileForm } from './profile-form.tsx';
import type { Room } from './room.ts';
import { say } from './words.ts';

interface Props {
  readonly room: Room;
  /** This device is somebody now who it was not before. */
  readonly onNewPlayer: () => void;
}

/** For whoever has no seat yet: one tap when it is known who they are. */
export function Sit({ room, onNewPlayer }: Props) {
  const { table, act } = room;
  const [asks, setAsks] = useState<{ readonly fault?: string | undefined } | undefined>(() =>
    ownProfile().name === '' && !me.peek() ? {} : undefined,
  );
  const [isBusy, setBusy] = useState(false);
  const { max } = cardOf(table.options.game)!.players;
  const refuse = (failure: Failure): void => {
    const fault = faultOfName(failure);
    if (fault) setAsks({ fault });
    else tellFault(failure);
  };
  const sit = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const before = me.peek()?.id;
    const entered = await enter();
    if (entered.kind === 'unnamed') setAsks({});
    else if (entered.kind !== 'done') refuse(entered);
    else if (await act(api.sit(table.id))) {
      setAsks(undefined);
      if (entered.value.id !== before) onNewPlayer();
    }
    setBusy(false);
  };
  if (table.seats.length >= max) {
    return <p class="lobby-waiting">{say('lobby.fullGuest', { count: max })}</p>;
  }
  if (asks) {
    const takeSeat = async (): Promise<void> => {
      if (await act(api.sit(table.id))) onNewPlayer();
    };
    return <ProfileForm action={say('who.sit')} fault={asks.fault} onDone={takeSeat} />;
  }
  return (
    <button type="button" class="button primary" aria-busy={isBusy} onClick={sit}>
      {say('lobby.sit')}
    </button>
  );
}
