import type { Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '#games/face.ts';
import { Confirm } from '#ui/confirm.tsx';
import { StartAlone, startsAlone } from '../company/listed.tsx';
import { api } from '../online/api.ts';
import { chosenFrom, optionsOf } from '../screens/setup-options.ts';
import { keepWish } from './draft.ts';
import { type Missing, missingAt } from './readiness.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

/** What became of a tap on the button: it waits for options of this game to arrive, or asks back. */
export type Pressed = { readonly waitsFor: string } | 'asks' | undefined;

interface StartProps {
  readonly room: Room;
  readonly face: Face;
  readonly pressed: Signal<Pressed>;
}

/** Never a dead button: while somebody is missing it says so. */
export function Start({ room, face, pressed }: StartProps) {
  const { table, seat, wanted, act } = room;
  const { min } = face.game.players;
  const [isBusy, setBusy] = useState(false);
  const few = min - table.seats.length;
  const missing = missingAt(table, seat);
  const isAlone = startsAlone(table);
  const isAsking = pressed.value === 'asks';
  const isWaiting = typeof pressed.value === 'object';
  const forget = (): void => {
    pressed.value = undefined;
  };
  useEffect(() => {
    // Nobody is left behind any more, or somebody has come: nothing to ask.
    if (isAsking && missing.size === 0 && !isAlone) forget();
  }, [missing.size, isAlone]);
  const start = async (): Promise<void> => {
    forget();
    setBusy(true);
    if (await fitOptions(room, face)) await act(api.begin(table.id));
    setBusy(false);
  };
  const go = async (): Promise<void> => {
    if (missing.size > 0 || isAlone) pressed.value = 'asks';
    else await start();
  };
  const press = async (): Promise<void> => {
    if (few > 0 || isBusy) return;
    if (wanted.value) pressed.value = { waitsFor: wanted.value.game };
    else await go();
  };
  const isChanging = wanted.value !== undefined;
  useEffect(() => {
    if (typeof pressed.value !== 'object' || isChanging) return;
    if (pressed.value.waitsFor === face.game.id) go();
    // The table has refused those options, and has said why.
    else forget();
  }, [isChanging]);
  return (
    <>
      <button
        type="button"
        class={few > 0 ? 'button waiting' : 'button primary'}
        aria-busy={isBusy || isWaiting}
        onClick={press}
      >
        {isBusy || isWaiting ? say('lobby.starting') : label(room, few, missing)}
      </button>
      {isAsking && missing.size > 0 && (
        <Without room={room} missing={missing} onWait={forget} onStart={start} />
      )}
      {isAsking && isAlone && <StartAlone table={table} onKeep={forget} onStart={start} />}
    </>
  );
}

function label({ table }: Room, few: number, missing: Missing): string {
  if (few > 0) return say('lobby.few', { count: few });
  const count = table.seats.length;
  const away = [...missing.values()].flat().length;
  if (away > 0) return say('lobby.startReady', { ready: count - away, count });
  const here = table.seats.filter((each) => each?.kind === 'bot' || each?.isHere).length;
  const isAsked = table.seats.some((each) => each?.kind === 'person' && each.isReady !== undefined);
  return isAsked || here === count ? say('lobby.start') : say('lobby.startHere', { here, count });
}

interface WithoutProps {
  readonly room: Room;
  readonly missing: Missing;
  readonly onWait: () => void;
  readonly onStart: () => void;
}

/** Who would be left behind, and why; to wait is the strong answer. */
function Without({ room, missing, onWait, onStart }: WithoutProps) {
  const names = [...missing.values()].flat();
  const reasons = [
    sentence('looking', missing.get('looking')),
    sentence('notYet', missing.get('notYet')),
    sentence('away', missing.get('away')),
    say('lobby.without.bot', { count: names.length }),
  ];
  const call = (): void => {
    room.say('again');
    onWait();
  };
  return (
    <Confirm
      title={say('lobby.without', { names })}
      detail={reasons.filter((each) => each !== undefined).join(' ')}
      keep={say('lobby.without.wait')}
      onKeep={onWait}
      confirm={say('lobby.without.start')}
      onConfirm={onStart}
    >
      {missing.has('looking') && (
        <button type="button" class="button" onClick={call}>
          {say('lobby.without.call')}
        </button>
      )}
    </Confirm>
  );
}

function sentence(
  how: 'looking' | 'notYet' | 'away',
  names: readonly string[] | undefined,
): string | undefined {
  return names && say(`lobby.without.${how}`, { names, count: names.length });
}

/** Some options depend on how many play; now that is known. */
async function fitOptions({ table, act }: Room, { game }: Face): Promise<boolean> {
  const { options } = table;
  const fitting = optionsOf(game, table.seats.length, chosenFrom(game, options.options));
  keepWish({ ...options, options: fitting });
  if (JSON.stringify(fitting) === JSON.stringify(options.options)) return true;
  return act(api.setOptions(table.id, { ...options, options: fitting }));
}
