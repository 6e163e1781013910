import { existsSync } from 'node:fs';
import { writeRecord } from '#engine/record/write.ts';
import { Problem } from '../exit.ts';
import { writeWhole } from '../files.ts';
import { plain } from '../text.ts';
import type { Table } from './table.ts';

/**
 * Writes the record into the table's file, if it has one. A failure does not end the match; the
 * pages show it.
 */
export function keep(table: Table): void {
  if (table.file === undefined) return;
  try {
    writeWhole(table.file, writeRecord(table.match));
    table.unsaved = undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    table.unsaved = plain(error.message);
  }
}

/** From now on the record is kept in this file. */
export function keepIn(table: Table, file: string): void {
  if (file !== table.file) expectFree(file);
  writeWhole(file, writeRecord(table.match));
  table.file = file;
  table.unsaved = undefined;
}

export function expectFree(file: string): void {
  if (!existsSync(file)) return;
  throw new Problem(`“${file}” already exists. Choose another name, or continue it with --resume.`);
}

/** A name that no file has yet. */
export function freeFile(table: Table): string {
  for (let number = 1; ; number++) {
    const file = `${table.match.game.id}-${number}.txt`;
    if (!existsSync(file)) return file;
  }
}
