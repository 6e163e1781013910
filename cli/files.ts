import { createReadStream } from 'node:fs';
import { Problem } from './exit.ts';
import type { Io } from './io.ts';

const MEGABYTE = 1_000_000;
export const LARGEST = 10 * MEGABYTE;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ENAMETOOLONG: 'has too long a name',
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
      if (size > LARGEST) throw new Problem(`${name} is larger than 10 MB. No record is.`);
      chunks.push(bytes);
    }
  } catch (error) {
    throw explained(error, name);
  }
  return Buffer.concat(chunks);
}

/** What the system refuses is the reader's to mend. */
export function explained(error: unknown, name: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = REASONS[String(error.code)] ?? `cannot be used (${String(error.code)})`;
  return new Problem(`${name} ${reason}.`);
}
