import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '#bots/bot.ts';
import type { Game } from '#engine/contract.ts';
import { TABLED } from '#games/solved.ts';

/** A bot that asks a table too large for a browser, solved once and kept in a file. */
export interface Tabled {
  readonly id: string;
  readonly game: Game;
  /** What the bot is called. */
  readonly bot: string;
  /** The work there is, in steps as `onProgress` counts them. */
  readonly steps: number;
  readonly numbers: number;
  solve(onProgress: (done: number) => void): Float64Array;
  player(table: Float64Array): Bot;
}

const FOLDER = fileURLToPath(new URL('../data/tables', import.meta.url));

export function tabledBots(game: string): readonly Tabled[] {
  const tabled: readonly Tabled[] = TABLED;
  return tabled.filter((each) => each.game.id === game);
}

/** Where a table is kept unless somebody says otherwise. */
export function tableFile({ id }: Tabled): string {
  return path.join(FOLDER, `${id}.table`);
}

/** Solves and writes a table that is not there yet, in one step, so that it is never half there. */
export function makeTable(tabled: Tabled, file: string, onProgress: (done: number) => void): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const table = tabled.solve(onProgress);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(table.buffer, table.byteOffset, table.byteLength));
  renameSync(draft, file);
}

const loaded = new Map<string, Bot>();

/** The bot with its table, which must be there; read once. */
export function tabledBot(tabled: Tabled, file: string): Bot {
  const bot = loaded.get(file) ?? tabled.player(readTable(tabled, file));
  loaded.set(file, bot);
  return bot;
}

function readTable(tabled: Tabled, file: string): Float64Array {
  const bytes = readFileSync(file);
  const table = new Float64Array(tabled.numbers);
  if (bytes.length !== table.byteLength) throw new Error(`${file} is no table of ${tabled.id}`);
  new Uint8Array(table.buffer).set(bytes);
  return table;
}
