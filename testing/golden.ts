import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Game, movesOf } from '#engine/contract.ts';
import { awaited, type Match } from '#engine/match.ts';
import { type Reading, readRecord } from '#engine/record/read.ts';
import { changes } from './changes.ts';
import { say } from './table.ts';

const ANSWER = '| ';
const MOST_MOVES = 60;

/**
 * Declares a test for every golden playthrough in a folder. Such a file is a record, and after
 * each of its lines stands what the game then says, every line behind a bar. A line that is
 * refused is answered by the refusal, and the playthrough goes on without it.
 * `DICEPAD_GOLDEN=write` rewrites the answers.
 */
export function golden(game: Game, folder: URL): void {
  describe(`${game.id}, golden playthroughs`, () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    test('there are some', () => expect(names).not.toEqual([]));
    test.each(names)('%s', (name) => {
      const file = new URL(name, folder);
      const text = readFileSync(file, 'utf8');
      const fresh = playthrough(game, text);
      if (process.env.DICEPAD_GOLDEN === 'write') writeFileSync(file, fresh);
      else expect(text).toBe(fresh);
    });
  });
}

/** The script of a playthrough with freshly made answers. */
export function playthrough(game: Game, text: string): string {
  const script = text.split('\n').filter((line) => !line.startsWith(ANSWER.trim()));
  while (script.at(-1) === '') script.pop();
  const start = script.indexOf('') + 1;
  const accepted = script.slice(0, start);
  const out = [...accepted];
  let before = matchOf(readRecord(accepted.join('\n'), [game]));
  out.push(...answer(before, undefined));
  for (const line of script.slice(start)) {
    out.push(line);
    const reading = readRecord([...accepted, line].join('\n'), [game]);
    if (!reading.ok) {
      const { rule } = reading.refusal;
      out.push(`${ANSWER}refused, ${rule}: ${say(game, reading.refusal, before.players)}`);
      continue;
    }
    accepted.push(line);
    if (line !== '' && !line.startsWith('#')) out.push(...answer(reading.match, before));
    before = reading.match;
  }
  return `${out.join('\n')}\n`;
}

function matchOf(reading: Reading): Match {
  if (!reading.ok) throw new Error(`line ${reading.line} breaks ${reading.refusal.rule}`);
  return reading.match;
}

/** What is new since the match before: words, the position, and what each awaited seat may do. */
function answer(match: Match, before: Match | undefined): string[] {
  const { game, position, players } = match;
  if (before && isDeepStrictEqual(position, before.position)) {
    return [`${ANSWER}sealed; waiting for ${seatList(awaited(match))}`];
  }
  const said = before ? game.announce(before.position, position) : [];
  const print = game.print(position).split('\n');
  const lines = [
    ...said.map((note) => `“${say(game, note, players)}”`),
    ...(before ? changes(game.print(before.position).split('\n'), print) : print),
    ...waiting(match),
  ];
  return lines.map((line) => (ANSWER + line).trimEnd());
}

function seatList(seats: readonly number[]): string {
  return seats.map((seat) => seat + 1).join(', ');
}

function waiting(match: Match): string[] {
  const { game, position, players } = match;
  const next = game.next(position);
  switch (next.for) {
    case 'dice':
      return [`to be thrown: ${next.dice.map((die) => die.name).join(', ')}`];
    case 'seats':
      return awaited(match).map((seat) => {
        const moves = movesOf(game, position, seat);
        const texts = moves.slice(0, MOST_MOVES).map((move) => game.notate(position, seat, move));
        const rest = moves.length > MOST_MOVES ? [`and ${moves.length - MOST_MOVES} more`] : [];
        return `${seat + 1} may: ${[...texts, ...rest].join(', ')}`;
      });
    case 'nobody': {
      const totals = game.scores(position).map(({ total }, seat) => `${players[seat]} ${total}`);
      const winners = game.winners(position).map((seat) => players[seat]);
      return [`over: ${totals.join(', ')}; won by ${winners.join(' and ') || 'nobody'}`];
    }
  }
}
