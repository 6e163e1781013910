import type { JobKind } from '#lab/jobs.ts';
import { isPart, type KeptKind } from '#lab/part-shape.ts';
import type { Part } from '#lab/parts.ts';
import { keepLines, readLines } from './line-file.ts';

/** The finished parts, one per line; a line truncated by a crash is played again. */
export function readParts<Kind extends KeptKind>(file: string, kind: Kind): Part<Kind>[] {
  return readLines(file, {
    begins: '{"job":',
    isOne: (value): value is Part<Kind> => isPart(kind, value),
  });
}

export function keepParts(file: string) {
  const lines = keepLines(file);
  return { ...lines, add: (part: Part<JobKind>): void => lines.add(part) };
}
