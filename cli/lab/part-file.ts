import {
  appendFileSync,
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
} from 'node:fs';
import type { JobKind } from '#lab/jobs.ts';
import type { Part } from '#lab/parts.ts';
import { Problem } from '../exit.ts';
import { explained } from './explained.ts';

/** What has been played, one part a line; a line that was cut off by a crash is played again. */
export function readParts<Kind extends JobKind>(file: string): Part<Kind>[] {
  if (!existsSync(file)) return [];
  const lines = explained(`The file “${file}” cannot be used`, () =>
    readFileSync(file, 'utf8'),
  ).split('\n');
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as Part<Kind>];
    } catch {
      if (i === lines.length - 1) return [];
      throw new Problem(
        `The file “${file}” holds nothing of the kind: line ${i + 1} cannot be read.`,
      );
    }
  });
}

export function keepParts(file: string) {
  const handle = explained(`The file “${file}” cannot be used`, () => openSync(file, 'a'));
  // A line that was cut off must not run into the next one.
  ftruncateSync(handle, readFileSync(file).lastIndexOf('\n') + 1);
  return {
    add: (part: Part<JobKind>): void => appendFileSync(handle, `${JSON.stringify(part)}\n`),
    close: (): void => closeSync(handle),
  };
}
