import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Match } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import { type Outcome, run } from '../io-fake.ts';

/** Names for new files in a folder of their own. */
export function newFolder(): { file(): string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-play-'));
  let files = 0;
  return {
    file: () => path.join(folder, `match-${files++}.txt`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Lines as a script types them. */
export function lines(...typed: readonly string[]): string {
  return typed.map((line) => `${line}\n`).join('');
}

/** `dicepad play` with a script on standard input. */
export function play(argv: readonly string[], ...typed: readonly string[]): Promise<Outcome> {
  return run(['play', ...argv], { input: lines(...typed) });
}

/** The match in a file, which must be a valid record. */
export function saved(file: string): Match {
  const reading = readRecord(readFileSync(file, 'utf8'), GAMES);
  if (!reading.ok) throw new Error(`line ${reading.line} breaks ${reading.refusal.rule}`);
  return reading.match;
}

/** Two people with real dice, and their first roll. */
export const REAL = ['qwixx', '--players', 'Ada, Bea', '--dice', 'real'];
export const ROLL = ['4 1 R3 Y2 G6 B6', ''];
