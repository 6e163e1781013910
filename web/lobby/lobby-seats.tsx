import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { botOf } from '#bots/levels.ts';
import type { Seat } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Stamp } from '#ui/stamp.tsx';
import { STAMPS, type StampName } from '#ui/stamps.ts';
import { Thinking } from '#ui/thinking.tsx';
import { cardOf } from '../app/cards.ts';
import { language, t } from '../app/language.ts';
import { lastLevel } from '../bots/last-level.ts';
import { levelName, sayBot } from '../bots/words.ts';
import { stillCalled } from '../company/called.ts';
import { say as sayCompany } from '../company/words.ts';
import { api } from '../online/api.ts';
import { nameShown } from '../online/former.ts';
import { AddSeat } from '../screens/parts/seats.tsx';
import { botLevels } from './bots.ts';
import { LobbySeatDialog } from './lobby-seat-dialog.tsx';
import { me } from './player.ts';
import { readinessOf } from './readiness.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

interface SeatsProps {
  readonly room: Room;
  /** What goes on between those who sit there. */
  readonly children?: ComponentChildren;
}

/** Who sits where, in the order of their turns. */
export function LobbySeats({ room, children }: SeatsProps) {
  const { table } = room;
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  const opened = open === undefined ? undefined : table.seats[open];
  const section = useRef<HTMLElement>(null);
  const keepFocus = (): void => {
    // The pressed button may be gone, and the keyboard focus with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) section.current?.focus();
    });
  };
  useLedFocus(section, room.seat);
  return (
    <section ref={section} class="card lobby-seats" aria-label={say('lobby.seats')} tabIndex={-1}>
      <ol>
        {table.seats.map(
          (sitter, seat) =>
            sitter && (
              <li
                key={seat}
                class="setup-seat lobby-seat"
                {...(seat === room.seat && { 'data-own': true, tabIndex: -1 })}
              >
                <span class="setup-stamp">
                  <Stamp name={stampOf(sitter)} mine={seat === room.seat} />
                </span>
                <span class="lobby-seat-words">
                  <b>{nameShown(sitter.name)}</b>
                  <small>{detailOf(room, sitter, seat)}</small>
                </span>
                <Present room={room} sitter={sitter} seat={seat} />
                {mayDo(room, sitter, seat) && (
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={whatMay(room, sitter, seat)}
                    onClick={() => setOpen(seat)}
                  >
                    <Icon name="more" />
                  </button>
                )}
              </li>
            ),
        )}
      </ol>
      <FreeSeats room={room} onAdded={keepFocus} />
      {children}
      {open !== undefined && opened && (
        <LobbySeatDialog
          room={room}
          seat={open}
          sitter={opened}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
          onRemoved={keepFocus}
        />
      )}
    </section>
  );
}

/**
 * The button with which somebody sat down or stood up is gone. Keyboard focus moves to their
 * seat, or to how many are free.
 */
function useLedFocus(section: RefObject<HTMLElement | null>, seat: Seat | undefined): void {
  const before = useRef(seat);
  const isOwed = useRef(false);
  // With every picture: one's seat may be known before the table shows it.
  useLayoutEffect(() => {
    isOwed.current ||= before.current !== seat;
    before.current = seat;
    if (!isOwed.current) return;
    const place = seat === undefined ? '.lobby-free' : '[data-own]';
    const target = section.current?.querySelector<HTMLElement>(place);
    const isNowhere = document.activeElement === document.body;
    isOwed.current = isNowhere && !target;
    if (isNowhere) target?.focus();
  });
}

/** The stamp of a sitter; a newer server may know others. */
export function stampOf(sitter: Sitter): StampName {
  if (sitter.kind === 'bot') return 'bot';
  return Object.hasOwn(STAMPS, sitter.stamp) ? (sitter.stamp as StampName) : 'fox';
}

function isOtherPerson(room: Room, sitter: Sitter, seat: Seat): boolean {
  return sitter.kind === 'person' && seat !== room.seat && me.value !== undefined;
}

function mayDo(room: Room, sitter: Sitter, seat: Seat): boolean {
  return room.isHost || isOtherPerson(room, sitter, seat);
}

function whatMay(room: Room, sitter: Sitter, seat: Seat): string {
  const name = nameShown(sitter.name);
  if (!isOtherPerson(room, sitter, seat)) return t('setup.change', { name });
  return say(room.isHost ? 'people.change' : 'people.about', { name });
}

interface PresentProps {
  readonly room: Room;
  readonly sitter: Sitter;
  readonly seat: Seat;
}

/** Whether somebody is there, or ready, where that is asked. */
function Present({ room, sitter, seat }: PresentProps) {
  if (sitter.kind === 'bot') return null;
  switch (readinessOf(room.table, seat, room.seat) ?? (sitter.isHere ? 'here' : 'away')) {
    case 'ready':
      return <Chip icon="check" label={say('lobby.ready')} isInk />;
    case 'notYet':
      return <Chip label={say('lobby.notYet')} />;
    case 'looking':
      return <Chip icon="eye" label={say('lobby.notYet')} />;
    case 'here':
      return <Chip icon="check" label={say('lobby.here')} />;
    case 'away':
      return <Chip icon="clock" label={say('lobby.away')} />;
  }
}

interface ChipProps {
  readonly label: string;
  /** Dots where there is none: somebody has not answered. */
  readonly icon?: IconName;
  readonly isInk?: boolean;
}

function Chip({ label, icon, isInk = false }: ChipProps) {
  return (
    <span class={isInk ? 'chip ink' : 'chip'}>
      {icon ? <Icon name={icon} small /> : <Thinking />}
      {label}
    </span>
  );
}

function detailOf(room: Room, sitter: Sitter, seat: Seat): string {
  const { seat: own, table } = room;
  if (sitter.kind === 'bot') return sayBot('bot.is', { level: levelName(sitter.level) });
  const isHost = seat === table.host;
  if (seat === own) return say(isHost ? 'lobby.youHost' : 'lobby.you');
  const who = say(isHost ? 'lobby.host' : 'lobby.guest');
  if (readinessOf(table, seat, own) === 'looking') {
    const looks = say('lobby.looking');
    return isHost ? `${who} · ${looks}` : looks;
  }
  if (!sitter.language || sitter.language === language.value) return who;
  return t('setup.speaks', { who, language: nameOf(sitter.language) });
}

/** As the bot that sits there already, or as the last one of this game. */
function wantedAt({ seats, options }: TableInfo): string {
  const bot = seats.findLast((each) => each?.kind === 'bot');
  return bot?.kind === 'bot' ? bot.level : lastLevel(options.game);
}

/** What is left, and who watches. The host may fill it with bots. */
function FreeSeats({ room, onAdded }: { readonly room: Room; readonly onAdded: () => void }) {
  const { table, isHost, seat, act } = room;
  const { max } = cardOf(table.options.game)!.players;
  const free = max - table.seats.length;
  // The viewer without a seat is a spectator too, but not in their own list.
  const others = table.spectators - (seat === undefined ? 1 : 0);
  const called = seat === undefined ? [] : stillCalled(table);
  const addBot = async (): Promise<void> => {
    const { game } = table.options;
    const levels = await botLevels(game);
    if (levels.length > 0) await act(api.addBot(table.id, botOf(levels, wantedAt(table))));
    onAdded();
  };
  return (
    <>
      {isHost && free > 0 && (
        <div class="setup-add">
          <AddSeat icon="bot" label={t('setup.addBot')} onAdd={addBot} />
        </div>
      )}
      {free > 0 && called.length > 0 && (
        <p class="lobby-called">
          <Icon name="clock" small />
          {sayCompany('company.called.awaited', { names: called })}
        </p>
      )}
      <p class="lobby-free" tabIndex={-1}>
        {free > 0 ? say('lobby.free', { count: free }) : say('lobby.full', { count: max })}
        {others > 0 && (
          <span>
            <Icon name="eye" small />
            {say('lobby.watching', { count: others })}
          </span>
        )}
      </p>
    </>
  );
}
