import { expect } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { type Law, sample } from './law.ts';

const PRINTS_A_MATCH = 4;

export const printLaws: Record<string, Law> = {
  'everything that a position holds is printed'({ game }, trace, random) {
    const [, ...begun] = trace;
    for (const { position } of sample(random, begun, PRINTS_A_MATCH)) {
      const text = game.print(position);
      const hidden = neighboursOf(position).filter((other) => printOf(game, other) === text);
      expect(hidden).toEqual([]);
    }
  },
};

/** Copies of a value, each with another one of its numbers, texts or truths changed. */
function neighboursOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}?`];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) {
    return value.flatMap((each, i) => neighboursOf(each).map((other) => value.with(i, other)));
  }
  return Object.entries(value ?? {}).flatMap(([name, each]) =>
    neighboursOf(each).map((other) => ({ ...(value as object), [name]: other })),
  );
}

/** Undefined for what is no position of the game. */
function printOf(game: Game, position: unknown): string | undefined {
  try {
    return game.print(position);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
