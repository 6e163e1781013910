import { expect } from 'vitest';
import { type Game, movesOf } from '#engine/contract.ts';
import { copyOf, expectSame } from '../same.ts';
import { act, type Stage } from '../trace.ts';
import { type Law, someStages } from './law.ts';

const NOTATIONS_A_SEAT = 30;

export const positionLaws: Record<string, Law> = {
  'random matches end'(_, trace) {
    expect(trace.at(-1)?.next).toEqual({ for: 'nobody' });
  },

  'every awaited seat has a move'({ game }, trace) {
    for (const { position, next } of trace) {
      if (next.for !== 'seats') continue;
      expect(next.seats).not.toEqual([]);
      expect([...new Set(next.seats)]).toEqual(next.seats);
      for (const seat of next.seats) {
        const moves = movesOf(game, position, seat);
        expect(moves.length).toBeGreaterThan(0);
        expectSame([...new Set(moves)], moves);
      }
    }
  },

  'moves come out the same in a list that was used before'({ game }, trace) {
    const used: number[] = new Array(5000).fill(-7);
    for (const { position, next } of trace) {
      if (next.for !== 'seats') continue;
      for (const seat of next.seats) {
        const count = game.moves(position, seat, used);
        expectSame(used.slice(0, count), movesOf(game, position, seat));
      }
    }
  },

  'positions survive JSON'({ game }, trace, random) {
    for (const [stage, after] of someStages(random, trace)) {
      const copy = copyOf(stage.position);
      expectSame(copy, stage.position);
      expectSame(readings(game, { ...stage, position: copy }), readings(game, stage));
      if (!stage.action) continue;
      act(game, copy, stage.action);
      expectSame(copy, after);
    }
  },

  'a clone is independent of its original'({ game }, trace, random) {
    for (const [{ position, action }] of someStages(random, trace)) {
      if (!action) continue;
      const original = game.clone(position);
      const before = copyOf(original);
      const changed = game.clone(original);
      expectSame(changed, before);
      act(game, changed, action);
      expectSame(original, before);
      const after = copyOf(changed);
      act(game, original, action);
      expectSame(changed, after);
      expectSame(original, after);
    }
  },

  'looking at a position does not change it'({ game }, trace, random) {
    for (const [stage] of someStages(random, trace)) {
      const before = copyOf(stage.position);
      readings(game, stage);
      expectSame(stage.position, before);
    }
  },

  'what was read of a position stays when the position goes on'({ game }, trace, random) {
    for (const [stage] of someStages(random, trace)) {
      if (!stage.action) continue;
      const position = game.clone(stage.position);
      const read = readings(game, { ...stage, position });
      const before = copyOf(read);
      act(game, position, stage.action);
      expectSame(copyOf(read), before);
    }
  },

  'the parts of every score add up to its total'({ game, players }, trace) {
    for (const { position } of trace) {
      const scores = game.scores(position);
      expect(scores.length).toBe(players.length);
      const sums = scores.map(({ parts }) =>
        Object.values(parts).reduce((sum, part) => sum + part, 0),
      );
      expect(sums).toEqual(scores.map(({ total }) => total));
    }
  },

  'nobody wins before the end, and only seats win'({ game, players }, trace) {
    for (const { position, next } of trace) {
      const winners = game.winners(position);
      const seats = next.for === 'nobody' ? [...players.keys()] : [];
      expect(winners).toEqual(seats.filter((seat) => winners.includes(seat)));
    }
  },
};

/** Everything that a game reports about a position. */
function readings(game: Game, { position, next }: Stage): unknown {
  const seats = next.for === 'seats' ? next.seats : [];
  return {
    next: game.next(position),
    scores: game.scores(position),
    winners: game.winners(position),
    facts: game.facts?.(position),
    ending: game.ending(position),
    print: game.print(position),
    moves: seats.map((seat) => movesOf(game, position, seat)),
    notations: seats.map((seat) => {
      const moves = movesOf(game, position, seat).slice(0, NOTATIONS_A_SEAT);
      return moves.map((move) => game.notate(position, seat, move));
    }),
  };
}
