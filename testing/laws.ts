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
import { LIGHT, LONG, TIMEOUT } from './long.ts';
import { isRecordable, openTable } from './table.ts';
import { randomTrace, type Trace } from './trace.ts';

export interface Tables {
  readonly seats: readonly number[];
  /** Sets of options, as headers; the empty set is the game as it comes. */
  readonly options: readonly Options[] | ((seats: number) => readonly Options[]);
  /** How many matches are played at each table; in long runs twenty times as many, in light one. */
  readonly matches?: number;
}

const MATCHES = 2;
const LONG_RUN = 20;

/** Declares the tests of what every game obeys, for every number of seats and set of options. */
export function laws(game: Game, tables: Tables): void {
  for (const seats of tables.seats) {
    const sets = typeof tables.options === 'function' ? tables.options(seats) : tables.options;
    // In a light run every set of options, and every number of seats, but not each with each.
    for (const options of LIGHT && seats !== tables.seats[0] ? sets.slice(0, 1) : sets) {
      const values = Object.entries(options).map(([name, value]) => `${name} ${value}`);
      const title = [game.id, `seats ${seats}`, ...values].join(', ');
      describe(title, () => {
        const open = () => openTable(game, seats, options);
        lawsOfTable(game, seats, open, title, tables.matches);
      });
    }
  }
}

function lawsOfTable(
  game: Game,
  seats: number,
  open: () => Match,
  title: string,
  matches = MATCHES,
): void {
  const length = LONG ? matches * LONG_RUN : LIGHT ? 1 : matches;
  let played: { readonly table: Match; readonly traces: readonly Trace[] } | undefined;
  const play = (): { readonly table: Match; readonly traces: readonly Trace[] } => {
    const table = open();
    const traces = Array.from({ length }, (_, i) => {
      return randomTrace(table, randomFrom(`${title}, match ${i}`));
    });
    return { table, traces };
  };
  const all: Record<string, Law> = {
    ...positionLaws,
    ...printLaws,
    ...wordLaws,
    ...(seats > 1 ? refereeLaws : {}),
    ...noteLaws,
    ...(isRecordable(game, seats) ? recordLaws : {}),
  };
  for (const [name, law] of Object.entries(all)) {
    const check = (): void => {
      played ??= play();
      const random = randomFrom(`${title}, ${name}`);
      for (const trace of played.traces) law(played.table, trace, random);
    };
    test(name, check, TIMEOUT);
  }
}
