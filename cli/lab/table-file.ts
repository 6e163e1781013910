import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { Solvable } from '#lab/solve.ts';
import { Problem } from '../exit.ts';
import { clip } from '../text.ts';
import { explained } from './explained.ts';

const LONGEST_NAME = 120;
/** A multiple of the size of a number; the numbers follow in the machine’s byte order. */
const HEAD = 64;

/** Fails at once, rather than after minutes of work, if the table could not be written. */
export function expectWritable(file: string): void {
  withDraft(file, () => {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw new Problem(`The file “${clip(file, LONGEST_NAME)}” is a folder, not a file.`);
    }
  });
}

/** Replaces a file in one step, so that it is never seen half written. */
export function writeTable(file: string, solvable: Solvable, table: Float64Array): void {
  withDraft(file, (handle, draft) => {
    writeAll(handle, headOf(solvable));
    writeAll(handle, new Uint8Array(table.buffer, table.byteOffset, table.byteLength));
    renameSync(draft, file);
  });
}

export function readTable(file: string, solvable: Solvable): Float64Array {
  const name = `The file “${clip(file, LONGEST_NAME)}”`;
  const bytes = explained(`${name} cannot be read`, () => {
    const size = HEAD + solvable.numbers * Float64Array.BYTES_PER_ELEMENT;
    return statSync(file).size === size ? readFileSync(file) : undefined;
  });
  if (!bytes?.subarray(0, HEAD).equals(headOf(solvable))) {
    throw new Problem(`${name} is not a table of ${solvable.id}.`);
  }
  const table = new Float64Array(solvable.numbers);
  new Uint8Array(table.buffer).set(bytes.subarray(HEAD));
  return table;
}

function headOf({ id }: Solvable): Buffer {
  return Buffer.from(`dicepad table, version 1: ${id}`.padEnd(HEAD - 1).concat('\n'));
}

function withDraft(file: string, work: (handle: number, draft: string) => void): void {
  const draft = `${file}.part`;
  explained(`The file “${clip(file, LONGEST_NAME)}” cannot be written`, () => {
    const handle = openSync(draft, 'w');
    try {
      work(handle, draft);
    } finally {
      closeSync(handle);
      rmSync(draft, { force: true });
    }
  });
}

function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
}
