import type { Entry, Match } from '../match.ts';
import { sealedEntries } from '../match.ts';

/**
 * The canonical text of a match. It has everything, even decisions that are still sealed:
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
  const { game, players, options, remarks } = match;
  const known = game.headers.flatMap(({ name }) => {
    const value = options[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const headers = [['Game', game.id], ['Players', players.join(', ')], ...known, ...remarks];
  return headers.map(([name, value]) => `${name}: ${value}`.trimEnd());
}
