import type { JobKind } from '#lab/jobs.ts';
import type { Part } from '#lab/parts.ts';
import { keepLines, readLines } from './line-file.ts';

/** What has been played, one part a line; a line that was cut off by a crash is played again. */
export function readParts<Kind extends JobKind>(file: string): Part<Kind>[] {
  return readLines<Part<Kind>>(file);
}

export function keepParts(file: string) {
  const lines = keepLines(file);
  return { ...lines, add: (part: Part<JobKind>): void => lines.add(part) };
}
