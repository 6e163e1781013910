import { useRef } from 'preact/hooks';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import type { TableOptions } from '#protocol/table.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { cardOf, gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import type { Loaded } from '../app/loaded.ts';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import { OptionList } from '../screens/setup-option-list.tsx';
import { chosenFrom, optionsOf } from '../screens/setup-options.ts';
import { keepWish } from './draft.ts';
import { GuestOptions } from './guest-options.tsx';
import {
  DICE,
  diceName,
  hintsFor,
  standInName,
  standIns,
  TIMERS,
  timerFor,
  timerName,
} from './options-list.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

interface Props {
  readonly room: Room;
  readonly face: Loaded<Face>;
}

/** How it is played: for the host to choose, for the others to read. */
export function LobbyOptions({ room, face }: Props) {
  if (face.kind === 'loading') {
    return (
      <section class="card setup-options" aria-label={t('setup.options')}>
        <Skeleton label={t('setup.loading')} />
      </section>
    );
  }
  const known = face.kind === 'ready' ? face.value : undefined;
  if (!room.isHost || !known) return <GuestOptions table={room.table} face={known} />;
  return <HostOptions room={room} face={known} />;
}

function HostOptions({ room, face }: { readonly room: Room; readonly face: Face }) {
  const [options, change] = useOptions(room);
  const { game } = face;
  const seats = Math.max(room.table.seats.length, game.players.min);
  const names = room.table.seats.map((sitter) => sitter?.name ?? '');
  const part = (next: Partial<TableOptions>) => change({ ...options, ...next });
  return (
    <OptionList
      face={face}
      seats={seats}
      names={names}
      chosen={chosenFrom(game, options.options)}
      onChange={(chosen) => part({ options: optionsOf(game, seats, chosen) })}
    >
      <ChoiceRow
        label={t('setup.dice')}
        value={options.dice}
        choices={DICE.map((value) => ({ value, label: diceName(value) }))}
        onChange={(dice) => part({ dice })}
      />
      <ChoiceRow
        label={say('lobby.timer')}
        detail={say('lobby.timer.detail')}
        value={options.timer}
        choices={TIMERS.map((value) => ({ value, label: timerName(value) }))}
        onChange={(timer) => part({ timer })}
      />
      <ChoiceRow
        label={say('lobby.standIn')}
        detail={say('lobby.standIn.detail')}
        value={String(options.standIn)}
        choices={standIns(options.standIn).map((seconds) => ({
          value: String(seconds),
          label: standInName(seconds),
        }))}
        onChange={(value) => part({ standIn: Number(value) })}
      />
      <Switch
        label={say('lobby.hints')}
        detail={say('lobby.hints.detail')}
        on={options.hints}
        onChange={(hints) => part({ hints })}
      />
      <Switch
        label={say('lobby.public')}
        detail={say('lobby.public.detail')}
        on={options.isPublic}
        onChange={(isPublic) => part({ isPublic, ...usualFor(isPublic, options) })}
      />
      <GameRow room={room} options={options} onChange={change} />
    </OptionList>
  );
}

/** What becomes of a table when it is opened to strangers. */
function usualFor(isPublic: boolean, { timer, hints }: TableOptions) {
  return { timer: timerFor(isPublic, timer), hints: hintsFor(isPublic, hints) };
}

interface GameProps {
  readonly room: Room;
  readonly options: TableOptions;
  readonly onChange: (options: TableOptions) => void;
}

function GameRow({ room, options, onChange }: GameProps) {
  const choose = (game: string): void => {
    const { max } = cardOf(game)!.players;
    if (room.table.seats.length > max) toast({ title: say('lobby.tooMany', { count: max }) });
    else onChange({ ...options, game, options: {} });
  };
  return (
    <ChoiceRow
      label={say('lobby.game')}
      value={options.game}
      choices={CARDS.map(({ id }) => ({ value: id, label: gameName(id) }))}
      onChange={choose}
    />
  );
}

/** Changes show at once (optimistic); the server gets them one after the other. */
function useOptions({ table, wanted, act }: Room) {
  const isBusy = useRef(false);
  const change = async (next: TableOptions): Promise<void> => {
    wanted.value = next;
    if (isBusy.current) return;
    isBusy.current = true;
    let sent: TableOptions | undefined;
    while (wanted.value && wanted.value !== sent) {
      sent = wanted.value;
      if (await act(api.setOptions(table.id, sent))) keepWish(sent);
    }
    isBusy.current = false;
    wanted.value = undefined;
  };
  return [wanted.value ?? table.options, change] as const;
}
