import { closeSync, createReadStream, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Problem } from './exit.ts';
import type { Io } from './io.ts';
import { clip } from './text.ts';

export const MEGABYTE = 1_000_000;
export const LARGEST = 10 * MEGABYTE;
/** The longest name that is worth repeating. */
const LONGEST_NAME = 120;

type Reasons = Readonly<Record<string, string>>;

const UNREAD: Reasons = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
};
const UNWRITTEN: Reasons = {
  ENOENT: 'cannot be created: its folder does not exist',
  ENOTDIR: 'cannot be created: its folder does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'may not be written',
  ENAMETOOLONG: 'cannot be created: its name is too long',
  ENOSPC: 'cannot be written: the disk is full',
};

/** A whole file, or standard input for `-`; never more than 10 MB of it in memory. */
export async function readInput(file: string, io: Io): Promise<Uint8Array> {
  const name = file === '-' ? 'Standard input' : `The file “${file}”`;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of file === '-' ? io.stdin : createReadStream(file)) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
      size += bytes.length;
      if (size > LARGEST)
        throw new Problem(`${name} is larger than 10 MB. That is too much to read.`);
      chunks.push(bytes);
    }
  } catch (error) {
    throw explained(error, name, UNREAD);
  }
  return Buffer.concat(chunks);
}

/** Replaces a file by a text in one step, so that it is never seen half written. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.part`;
  try {
    closeSync(openSync(draft, 'w')); // Where this fails there is nothing to tidy up.
    moveIn(draft, text, file);
  } catch (error) {
    throw explained(error, `The file “${clip(file, LONGEST_NAME)}”`, UNWRITTEN);
  }
}

function moveIn(draft: string, text: string, file: string): void {
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A system error, as a problem the reader can fix. */
function explained(error: unknown, name: string, reasons: Reasons): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = reasons[String(error.code)] ?? `cannot be used (${String(error.code)})`;
  return new Problem(`${name} ${reason}.`);
}
