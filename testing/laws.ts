import { describe, test } from 'vitest';
import type { Game, Options } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { randomFrom } from '#kits/random.ts';
import type { Law } from './laws/law.ts';
import { noteLaws } from './laws/notes.ts';
import { positionLaws } from './laws/positions.ts';
import { printLaws } from './laws/print.ts';
import { recordLaws } from './laws/records.ts';
import { refereeLaws } from './laws/referee.ts';
import { wordLaws } from './laws/words.ts';
import { LONG, TIMEOUT } from './long.ts';
import { isRecordable, openTable } from './table.ts';
import { randomTrace, type Trace } from './trace.ts';

export interface Tables {
  readonly seats: readonly number[];
  /** Sets of options, as headers; the empty set is the game as it comes. */
  readonly options: readonly Options[] | ((seats: number) => readonly Options[]);
  /** How many matches are played at each table; in long runs twenty times as many. */
  readonly matches?: number;
}

const MATCHES = 2;
const LONG_RUN = 20;

/** Declares the tests of what every game obeys, for every number of seats and set of options. */
export function laws(game: Game, tables: Tables): void {
  for (const seats of tables.seats) {
    const sets = typeof tables.options === 'function' ? tables.options(seats) : tables.options;
    for (const options of sets) {
      const values = Object.entries(options).map(([name, value]) => `${name} ${value}`);
      const title = [game.id, `seats ${seats}`, ...values].join(', ');
      describe(title, () => lawsOfTable(openTable(game, seats, options), title, tables.matches));
    }
  }
}

function lawsOfTable(table: Match, title: string, matches = MATCHES): void {
  const seats = table.players.length;
  const length = LONG ? matches * LONG_RUN : matches;
  let played: readonly Trace[] | undefined;
  const traces = (): readonly Trace[] => {
    played ??= Array.from({ length }, (_, i) => {
      return randomTrace(table, randomFrom(`${title}, match ${i}`));
    });
    return played;
  };
  const all: Record<string, Law> = {
    ...positionLaws,
    ...printLaws,
    ...wordLaws,
    ...(seats > 1 ? refereeLaws : {}),
    ...noteLaws,
    ...(isRecordable(table.game, seats) ? recordLaws : {}),
  };
  for (const [name, law] of Object.entries(all)) {
    const check = (): void => {
      const random = randomFrom(`${title}, ${name}`);
      for (const trace of traces()) law(table, trace, random);
    };
    test(name, check, TIMEOUT);
  }
}
