import type { Game, Language, Note, Options } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { openMatch } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { sentence } from '#engine/text.ts';
import { RECORD_TEXTS, textsOf } from '#engine/texts.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;

/** Whether a record may have so many players; the engine itself may play with fewer. */
export function isRecordable(game: Game, seats: number): boolean {
  return seats >= game.players.min && seats <= game.players.max;
}

/** A match before its first roll, with options read as a record's headers are. */
export function openTable(game: Game, seats: number, options: Options = {}): Match {
  const players = NAMES.slice(0, seats);
  if (!isRecordable(game, seats)) return openMatch({ game, players, options, remarks: [] });
  const reading = readRecord(headersOf(game, players, options), [game]);
  if (reading.ok) return reading.match;
  throw new Error(say(game, reading.refusal, players));
}

/** A table for every number of players and set of options. */
export function tablesOf(game: Game, options: readonly Options[] = [{}]): readonly Match[] {
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return options.flatMap((set) => counts.map((seats) => openTable(game, seats, set)));
}

export function headersOf(game: Game, players: readonly string[], options: Options = {}): string {
  const headers = { Game: game.id, Players: players.join(', '), ...options };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  return `${lines.join('')}\n`;
}

/** The sentence of a note; throws where the text or one of its arguments is missing. */
export function say(
  game: Game,
  note: Note,
  players: readonly string[],
  language: Language = 'en',
): string {
  const texts = { ...RECORD_TEXTS[language], ...textsOf(game)[language] };
  return sentence(note, texts, players, language);
}
