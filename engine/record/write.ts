import type { Entry, Match } from '../match.ts';
import { sealedEntries } from '../match.ts';
import { HEADER_ORDER } from './headers.ts';

/**
 * The canonical text of a match. It tells everything, also decisions that are still sealed:
 * not for the eyes of a player in a running match.
 */
export function writeRecord(match: Match): string {
  const entries = [...match.entries, ...sealedEntries(match)];
  return `${[...headerLines(match), '', ...entries.map(entryLine)].join('\n')}\n`;
}

function entryLine(entry: Entry): string {
  return entry.kind === 'roll' ? `roll ${entry.text}` : `${entry.seat + 1} ${entry.text}`;
}

function headerLines(match: Match): string[] {
  const known: Record<string, string> = {
    Game: match.game.id,
    Players: match.players.join(', '),
    ...match.options,
  };
  const lines = HEADER_ORDER.filter((name) => name in known).map((name) => [name, known[name]]);
  return [...lines, ...match.remarks].map(([name, value]) => `${name}: ${value}`.trimEnd());
}
