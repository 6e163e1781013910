import type { Game } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { BACKUP_VERSION } from './backup.ts';
import { isRecord, isSavedMatch, isSavedPad, isText } from './guard.ts';
import { type Merged, mergeMatch, mergePad } from './merge.ts';
import { type Broken, resultOf, reviveMatch } from './revive.ts';
import type { SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';

/** The rules of a game by its id, if it is known here. */
export type LoadGame = (id: string) => Promise<Game | undefined>;

/** Why one thing in a backup was left out. */
export type Fault =
  | Broken
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'options' }
  | { readonly kind: 'unloaded' }
  | { readonly kind: 'unkept'; readonly written: Exclude<Written, 'written'> };

export interface Restored {
  /** Were not here before. */
  readonly added: number;
  /** Were here, but not as far on. */
  readonly updated: number;
  /** Are here already, as far on or further. */
  readonly same: number;
  readonly left: readonly { readonly name: string; readonly fault: Fault }[];
}

/** What a whole file may be instead of a backup. */
export type NoBackup = 'notJson' | 'notBackup' | 'newer';

/** More changes than anybody makes: what is taken from a file must be able to go on. */
const MOST_CHANGES = 1e9;

type Fate = keyof Omit<Restored, 'left'> | Fault;

/** Merges a backup into a store. Nothing in it is trusted, and nothing that is kept gets lost. */
export async function restore(
  text: string,
  store: Store,
  loadGame: LoadGame,
): Promise<Restored | NoBackup> {
  const backup = readBackup(text);
  if (isText(backup)) return backup;
  const counts = { added: 0, updated: 0, same: 0 };
  const left: { name: string; fault: Fault }[] = [];
  const note = (value: unknown, fate: Fate): void => {
    if (typeof fate === 'string') counts[fate]++;
    else left.push({ name: nameOf(value), fault: fate });
  };
  for (const match of backup.matches) note(match, await takeMatch(match, store, loadGame));
  for (const pad of backup.pads) note(pad, await takePad(pad, store, loadGame));
  return { ...counts, left };
}

function readBackup(text: string): { matches: unknown[]; pads: unknown[] } | NoBackup {
  const value = parse(text);
  if (value === undefined) return 'notJson';
  if (!isRecord(value) || value.dicepad !== 'backup') return 'notBackup';
  if (!Number.isInteger(value.version)) return 'notBackup';
  if ((value.version as number) > BACKUP_VERSION) return 'newer';
  const { matches, pads, damaged = [] } = value;
  if (![matches, pads, damaged].every(Array.isArray)) return 'notBackup';
  const all = [...(matches as unknown[]), ...(damaged as unknown[])];
  return { matches: all, pads: pads as unknown[] };
}

async function takeMatch(value: unknown, store: Store, loadGame: LoadGame): Promise<Fate> {
  if (!isSavedMatch(value) || value.revision > MOST_CHANGES) return { kind: 'shape' };
  const game = await loadGame(value.game).catch(() => 'unloaded' as const);
  if (game === 'unloaded') return { kind: 'unloaded' };
  if (!game) return { kind: 'game', game: value.game };
  const revived = reviveMatch(value, game);
  if ('broken' in revived) return revived.broken;
  const { result: _claimed, ...match } = value;
  const result = resultOf(revived.match);
  return fateOf(await mergeMatch({ ...match, ...(result && { result }) }, store));
}

function fateOf(merged: Merged): Fate {
  return merged === 'full' || merged === 'refused' ? { kind: 'unkept', written: merged } : merged;
}

async function takePad(value: unknown, store: Store, loadGame: LoadGame): Promise<Fate> {
  if (!isSavedPad(value) || value.revision > MOST_CHANGES) return { kind: 'shape' };
  const game = await loadGame(value.game).catch(() => 'unloaded' as const);
  if (game === 'unloaded') return { kind: 'unloaded' };
  if (!game) return { kind: 'game', game: value.game };
  if (!areOptionsOf(game, value.options)) return { kind: 'options' };
  return fateOf(await mergePad(value, store));
}

/** A pad is one seat's sheet, whatever number of players a match takes. */
function areOptionsOf(game: Game, options: SavedPad['options']): boolean {
  return Object.entries(options).every(([name, value]) => {
    const header = game.headers.find((each) => each.name === name);
    return header !== undefined && !isRefusal(header.read(value, 1));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Something to know a broken match by. */
export function nameOf(value: unknown): string {
  if (!isRecord(value)) return '?';
  const players = Array.isArray(value.players) ? value.players.filter(isText).join(', ') : '';
  return [isText(value.game) ? value.game : '?', players].filter(Boolean).join(': ').slice(0, 80);
}
