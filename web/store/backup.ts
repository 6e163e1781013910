import { fileDay } from './day.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store } from './store.ts';

/** All matches and pads of a browser as one file. Its version changes when older apps cannot read it. */
export interface Backup {
  readonly dicepad: 'backup';
  readonly version: number;
  readonly made: string;
  readonly matches: readonly SavedMatch[];
  readonly pads: readonly SavedPad[];
  /** Cannot be brought back by this app, but is not lost with it. */
  readonly damaged?: readonly unknown[];
}

export const BACKUP_VERSION = 1;

export async function makeBackup(store: Store, now = new Date()): Promise<Backup> {
  const [matches, pads, ...broken] = await Promise.all([
    store.matches(),
    store.pads(),
    store.damaged('matches'),
    store.damaged('pads'),
  ]);
  const damaged = broken.flat();
  const made = now.toISOString();
  const whole = { dicepad: 'backup', version: BACKUP_VERSION, made, matches, pads } as const;
  return damaged.length > 0 ? { ...whole, damaged } : whole;
}

/** The file's text: indented, one entry of a match a line, so that people can read it. */
export function backupText(backup: Backup): string {
  const text = JSON.stringify(backup, null, 2);
  const oneLine = (_: string, inside: string) => `{ ${inside.trim().replace(/\n\s*/g, ' ')} }`;
  // Only objects within a list of a match stand this deep and hold nothing else.
  return `${text.replace(/(?<=^ {8,})\{\n((?:\s+"\w+": (?:"(?:[^"\\]|\\.)*"|\d+),?\n)+)\s+\}/gm, oneLine)}\n`;
}

export function backupName(now = new Date()): string {
  return `dicepad-backup-${fileDay(now)}.json`;
}
