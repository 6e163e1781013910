import { expect } from 'vitest';
import { type Game, movesOf } from '#engine/contract.ts';
import { contentOf } from '../table.ts';
import { act, type Stage } from '../trace.ts';
import type { Law } from './law.ts';

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
        expect(moves).not.toEqual([]);
        expect([...new Set(moves)]).toEqual(moves);
      }
    }
  },

  'moves come out the same in a list that was used before'({ game }, trace) {
    const used: number[] = new Array(5000).fill(-7);
    for (const { position, next } of trace) {
      if (next.for !== 'seats') continue;
      for (const seat of next.seats) {
        const count = game.moves(position, seat, used);
        expect(used.slice(0, count)).toEqual(movesOf(game, position, seat));
      }
    }
  },

  'positions survive JSON'({ game }, trace) {
    for (const [i, stage] of trace.entries()) {
      const copy: unknown = JSON.parse(JSON.stringify(stage.position));
      expect(game.clone(copy)).toStrictEqual(game.clone(stage.position));
      expect(readings(game, { ...stage, position: copy })).toEqual(readings(game, stage));
      if (!stage.action) continue;
      act(game, copy, stage.action);
      expectSame(copy, trace[i + 1]?.position);
    }
  },

  'a clone is independent of its original'({ game }, trace) {
    for (const { position, action } of trace) {
      if (!action) continue;
      const original = game.clone(position);
      const before = contentOf(original);
      const changed = game.clone(original);
      expect(contentOf(changed)).toBe(before);
      act(game, changed, action);
      expect(contentOf(original)).toBe(before);
      const after = contentOf(changed);
      act(game, original, action);
      expect(contentOf(changed)).toBe(after);
      expect(contentOf(original)).toBe(after);
    }
  },

  'looking at a position does not change it'({ game }, trace) {
    for (const stage of trace) {
      const before = contentOf(stage.position);
      readings(game, stage);
      expect(contentOf(stage.position)).toBe(before);
    }
  },

  'the parts of every score add up to its total'({ game, players }, trace) {
    for (const { position } of trace) {
      const scores = game.scores(position);
      expect(scores.length).toBe(players.length);
      for (const { total, parts } of scores) {
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
      }
    }
  },

  'nobody wins before the end, and only seats win'({ game, players }, trace) {
    for (const { position, next } of trace) {
      const winners = game.winners(position);
      if (next.for !== 'nobody') expect(winners).toEqual([]);
      expect(winners.filter((seat) => !(seat in players))).toEqual([]);
      expect(new Set(winners).size).toBe(winners.length);
    }
  },
};

/** Everything that a game tells about a position. */
function readings(game: Game, { position, next }: Stage): unknown {
  const seats = next.for === 'seats' ? next.seats : [];
  return {
    next: game.next(position),
    scores: game.scores(position),
    winners: game.winners(position),
    facts: game.facts?.(position),
    ending: game.ending(position),
    print: game.print(position),
    moves: seats.map((seat) =>
      movesOf(game, position, seat).map((move) => [move, game.notate(position, seat, move)]),
    ),
  };
}
