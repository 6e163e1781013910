import { expect } from 'vitest';
import type { Game, Options, Score } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { type Reading, readRecord } from '#engine/record/read.ts';
import { headersOf, say } from './table.ts';

/**
 * A table for the tests of rules: records are written as short scripts, one line of the record
 * after the other, separated by newlines or slashes: `roll 4 1 R3 Y2 G6 B6 / 1 R5 / 2 Y5`.
 */
export interface Table {
  /** Expects that every line is allowed. */
  plays(...script: readonly string[]): Match;
  /** Expects that all lines but the last are allowed, and that the last breaks the rule. */
  refuses(rule: string, ...script: readonly string[]): string;
  /** The scores after a script that is allowed, in seat order. */
  scores(...script: readonly string[]): readonly Score[];
  totals(...script: readonly string[]): readonly number[];
  /** The names of the winners after a script that is allowed. */
  winners(...script: readonly string[]): readonly string[];
  /** What is announced after the last line of a script that is allowed. */
  announced(...script: readonly string[]): readonly string[];
}

export function tableFor(game: Game, players: readonly string[], options: Options = {}): Table {
  const headers = headersOf(game, players, options);
  const read = (lines: readonly string[]) => readRecord(headers + lines.join('\n'), [game]);

  function plays(...script: readonly string[]): Match {
    const lines = linesOf(script);
    const reading = read(lines);
    if (!reading.ok) throw new Error(faultOf(reading, headers, lines));
    return reading.match;
  }

  function faultOf(
    fault: Reading & { ok: false },
    above: string,
    lines: readonly string[],
  ): string {
    const line = lines[fault.line - above.split('\n').length];
    return `“${line}” breaks ${fault.refusal.rule}: ${say(game, fault.refusal, players)}`;
  }

  function refuses(rule: string, ...script: readonly string[]): string {
    const lines = linesOf(script);
    plays(...lines.slice(0, -1));
    const reading = read(lines);
    if (reading.ok) throw new Error(`“${lines.at(-1)}” is allowed, though ${rule} forbids it`);
    expect([lines.at(-1), reading.refusal.rule]).toEqual([lines.at(-1), rule]);
    return say(game, reading.refusal, players);
  }

  function scores(...script: readonly string[]): readonly Score[] {
    return game.scores(plays(...script).position);
  }

  return {
    plays,
    refuses,
    scores,
    totals: (...script) => scores(...script).map(({ total }) => total),
    winners: (...script) =>
      game.winners(plays(...script).position).map((seat) => players[seat] as string),
    announced(...script) {
      const lines = linesOf(script);
      const before = plays(...lines.slice(0, -1)).position;
      const notes = game.announce(before, plays(...lines).position);
      return notes.map((note) => say(game, note, players));
    },
  };
}

/** The choices of seats 1, 2, …, as lines of a script. */
export function step(...choices: readonly string[]): string {
  return choices.map((choice, i) => `${i + 1} ${choice}`).join(' / ');
}

function linesOf(script: readonly string[]): string[] {
  return script
    .flatMap((part) => part.split(/[\n/]/))
    .map((line) => line.trim())
    .filter(Boolean);
}
