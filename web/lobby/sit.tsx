import { useState } from 'preact/hooks';
import { Stamp } from '#ui/stamp.tsx';
import { cardOf, gameName } from '../app/cards.ts';
import { api, type Failure } from '../online/api.ts';
import { nameShown } from '../online/former.ts';
import { faultOfName, tellFault } from './faults.ts';
import { stampOf } from './lobby-seats.tsx';
import { enter, me, ownProfile } from './player.ts';
import { ProfileForm } from './profile-form.tsx';
import type { Room } from './room.ts';
import { say } from './words.ts';

interface Props {
  readonly room: Room;
  /** This device is somebody now who it was not before. */
  readonly onNewPlayer: () => void;
}

/** First on the page for people without a seat: who invites them, and how to sit down. */
export function Sit({ room, onNewPlayer }: Props) {
  const { table } = room;
  const { game } = table.options;
  const { players, minutes } = cardOf(game)!;
  const host = table.host === undefined ? undefined : table.seats[table.host];
  return (
    <section class="card lobby-sit" aria-labelledby="sit-title">
      <header>
        {host && <Stamp name={stampOf(host)} />}
        <div>
          <h2 id="sit-title">
            {host
              ? say('sit.invited', { name: nameShown(host.name), game: gameName(game) })
              : gameName(game)}
          </h2>
          <p>{say('sit.about', { ...players, minutes })}</p>
        </div>
      </header>
      {table.seats.length >= players.max ? (
        <p>{say('lobby.fullGuest', { count: players.max })}</p>
      ) : (
        <Seat room={room} onNewPlayer={onNewPlayer} />
      )}
    </section>
  );
}

/** One tap where it is known who they are. */
function Seat({ room, onNewPlayer }: Props) {
  const { table, act } = room;
  const [asked, setAsks] = useState<{ readonly fault?: string | undefined } | undefined>(undefined);
  const asks = asked ?? (ownProfile().name === '' && !me.value ? {} : undefined);
  const [isBusy, setBusy] = useState(false);
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
  if (asks) {
    const takeSeat = async (): Promise<void> => {
      if (await act(api.sit(table.id))) onNewPlayer();
    };
    return (
      <ProfileForm action={sitWords} labelledBy="sit-title" fault={asks.fault} onDone={takeSeat} />
    );
  }
  return (
    <button type="button" class="button primary" aria-busy={isBusy} onClick={sit}>
      {sitWords(me.value?.name ?? ownProfile().name)}
    </button>
  );
}

export function sitWords(name: string): string {
  return name === '' ? say('who.sit') : say('who.sitAs', { name });
}
