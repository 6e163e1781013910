import { movesOf, type Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { ServerMessage } from '#protocol/messages.ts';
import type { Begun, Change, Kept, Log } from '../log/log.ts';
import { judge, type Sent } from './judge.ts';
import { advance, type Live, revive } from './live.ts';

export const NOW = 7;

export function begun(
  game: string,
  players: readonly string[],
  dice: Begun['dice'] = 'app',
): Begun {
  return {
    id: 'm1',
    table: 't1',
    game,
    players,
    options: {},
    dice,
    secret: '5a'.repeat(32),
    created: 1,
  };
}

/** What a log would keep after a change. */
function written(kept: Kept, change: Change): Kept {
  const { lines = [], seal, isClosing, finished = kept.finished } = change;
  const others = kept.sealed.filter(({ seat }) => seat !== seal?.seat);
  return {
    ...kept,
    version: kept.version + 1,
    lines: [...kept.lines, ...lines],
    sealed: isClosing ? [] : seal ? [...others, seal] : kept.sealed,
    finished,
  };
}

export function blank(begun: Begun): Kept {
  return { begun, version: 0, lines: [], sealed: [], finished: undefined };
}

/** A log without a disk. */
export function memoryLog(
  ...matches: readonly Begun[]
): Log & { readonly kept: Map<string, Kept> } {
  const kept = new Map(matches.map((each) => [each.id, blank(each)]));
  return {
    kept,
    begin: async (match) => {
      kept.set(match.id, blank(match));
    },
    read: async (id) => kept.get(id),
    version: async (id) => kept.get(id)?.version,
    async write(id, version, change) {
      const before = kept.get(id)!;
      if (before.version !== version) return 'conflict';
      kept.set(id, written(before, change));
      return 'written';
    },
  };
}

/** A device that keeps what it is sent. */
export function device(seat: Seat | undefined) {
  const messages: string[] = [];
  const views = (): Extract<ServerMessage, { type: 'view' }>[] =>
    messages.map((text) => JSON.parse(text));
  return { seat, messages, views, send: (bytes: Buffer) => messages.push(bytes.toString()) };
}

/** A table for two in miniature: judges, and lets the log and the live match follow. */
export function miniature(game: string, dice?: Begun['dice']) {
  const kept = blank(begun(game, ['Max', 'Emma'], dice));
  const table = {
    kept,
    live: revive(kept),
    ask(seat: number, sent: Sent) {
      const { outcome, change, match } = judge(table.live, seat, sent, NOW);
      if (change) {
        table.kept = written(table.kept, change);
        table.live = advance(table.live, change, match);
      }
      return outcome;
    },
  };
  return table;
}

export type Miniature = ReturnType<typeof miniature>;

export function decide(text: string, id: string, step = 1): Sent {
  return { type: 'decide', text, id, step };
}

/** All legal moves of a seat, as it would write them. */
export function texts({ game, position }: Match, seat: number): string[] {
  return movesOf(game, position, seat).map((move) => game.notate(position, seat, move));
}

/** What a live match is, to compare it with what the log says. */
export function facts({ match, ...live }: Live) {
  const { version, corrections, mendable, chance, wishes, finished } = live;
  const { position, step, entries, sealed } = match;
  const told = { version, corrections, mendable, chance, wishes, finished };
  return { position, step, entries, sealed, ...told };
}
