import { existsSync, readFileSync } from 'node:fs';
import type { Work } from '#games/tuners.ts';
import type { Notes } from '#kits/net/courses.ts';
import { Problem } from '../exit.ts';
import { writeWhole } from '../files.ts';
import { explained } from './explained.ts';
import { expectWritable } from './table-file.ts';

/** Which game is trained, and for how long. */
export interface Training extends Work {
  readonly game: string;
}

/** The checkpoint file of a training; an existing one must be of the same training. */
export function notesIn(file: string, training: Training): Notes {
  const before = existsSync(file) ? readNotes(file) : undefined;
  if (before && nameOf(before) !== nameOf(training)) {
    throw new Problem(`The file “${file}” belongs to another training: ${nameOf(before)}.`);
  }
  expectWritable(file);
  const { game, seed, minutes } = training;
  return {
    kept: before?.kept,
    keep: (kept) => writeWhole(file, `${JSON.stringify({ game, seed, minutes, kept })}\n`),
  };
}

function nameOf({ game, seed, minutes }: Training): string {
  return `${game}, seed ${seed}, ${minutes} minutes`;
}

function readNotes(file: string): Training & { readonly kept: unknown } {
  const text = explained(`The file “${file}” cannot be read`, () => readFileSync(file, 'utf8'));
  const notes = parsed(text);
  if (isNotes(notes)) return notes;
  throw new Problem(`The file “${file}” is not the progress of a training.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

function isNotes(value: unknown): value is ReturnType<typeof readNotes> {
  if (typeof value !== 'object' || value === null) return false;
  const { game, seed, minutes } = value as Partial<Record<string, unknown>>;
  return typeof game === 'string' && typeof seed === 'string' && typeof minutes === 'number';
}
