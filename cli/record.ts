import type { Match } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import { readInput } from './files.ts';
import type { Io } from './io.ts';
import { tell } from './sentences.ts';
import { plain } from './text.ts';
import { decode } from './utf8.ts';

export interface Invalid {
  readonly kind: 'invalid';
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export type Recorded = { readonly kind: 'match'; readonly match: Match } | Invalid;

/** Reads a record from a file, or from standard input for `-`. */
export async function readMatch(file: string, io: Io): Promise<Recorded> {
  const reading = readRecord(decode(await readInput(file, io)), GAMES);
  if (reading.ok) return { kind: 'match', match: reading.match };
  const { line, refusal, match } = reading;
  const message = tell(refusal, match?.game, match?.players ?? []);
  return { kind: 'invalid', line, rule: refusal.rule, message };
}

export function citation(file: string, { line, rule, message }: Invalid): string {
  const name = file === '-' ? 'standard input' : plain(file);
  return `${name}, line ${line}: ${message} (${rule})`;
}
