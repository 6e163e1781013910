import type { Game, Refusal } from '../contract.ts';
import { isRefusal, refusal } from '../contract.ts';
import type { Match } from '../match.ts';
import { openMatch, play, readMove, throwDice } from '../match.ts';
import { wordsOf } from '../words.ts';
import type { Fault } from './headers.ts';
import { readHeaders } from './headers.ts';
import type { Line } from './lines.ts';
import { linesOf } from './lines.ts';

/** The match that a text records, or its first bad line and the match up to there. */
export type Reading =
  | { readonly ok: true; readonly match: Match }
  | ({ readonly ok: false; readonly match: Match | undefined } & Fault);

export function readRecord(text: string, games: readonly Game[]): Reading {
  const lines = linesOf(text);
  const setup = readHeaders(takeHeaders(lines), games);
  if ('refusal' in setup) return { ok: false, match: undefined, ...setup };
  const match = openMatch(setup);
  for (const line of lines) {
    const fault = readLine(match, line);
    if (fault) return { ok: false, match, line: line.number, refusal: fault };
  }
  return { ok: true, match };
}

/** Everything up to the first empty line behind a header. */
function takeHeaders(lines: Iterator<Line, undefined>): Line[] {
  const headers: Line[] = [];
  for (let line = lines.next().value; line; line = lines.next().value) {
    if (line.blank && headers.length > 0) break;
    if (line.text !== '' || !line.isUtf8) headers.push(line);
  }
  return headers;
}

function readLine(match: Match, line: Line): Refusal | undefined {
  if (!line.isUtf8) return refusal('F2', 'utf8');
  if (line.text === '') return undefined;
  const [first = '', ...words] = wordsOf(line.text);
  if (first.toLowerCase() === 'roll') return throwDice(match, words);
  if (!/^[0-9]+$/.test(first)) return refusal('F2', 'word', { word: first });
  const seat = Number(first) - 1;
  // A record holds decisions, not changes of mind: the first one of a step stands.
  if (match.sealed.has(seat)) {
    const meant = readMove(match, seat, words);
    return isRefusal(meant) && meant.rule === 'F2' ? meant : refusal('F3', 'twice', { seat });
  }
  return play(match, seat, words.join(' '));
}
