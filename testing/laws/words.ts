import { expect } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { readMove, throwDice } from '#engine/match.ts';
import { expectSame } from '../same.ts';
import { matchAt } from '../trace.ts';
import { type Law, sample, someStages } from './law.ts';

const MOVES_A_SEAT = 12;

export const wordLaws: Record<string, Law> = {
  'notations are unique'({ game }, trace) {
    for (const { position, next } of trace) {
      if (next.for !== 'seats') continue;
      for (const seat of next.seats) {
        const texts = movesOf(game, position, seat).map((move) =>
          game.notate(position, seat, move).toUpperCase(),
        );
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
  },

  'every notation is read as its own move, in either case'(table, trace, random) {
    const { game } = table;
    for (const [stage] of someStages(random, trace)) {
      if (stage.next.for !== 'seats') continue;
      const match = matchAt(table, stage);
      for (const seat of stage.next.seats) {
        const moves = sample(random, movesOf(game, match.position, seat), MOVES_A_SEAT);
        const read = moves.map((move) => {
          const text = game.notate(match.position, seat, move);
          const written = [text, text.toLowerCase(), text.toUpperCase()];
          return written.map((each) => readMove(match, seat, each.split(' ')));
        });
        expectSame(
          read,
          moves.map((move) => [move, move, move]),
        );
      }
    }
  },

  'every roll is read as its own faces, in either case'(table, trace, random) {
    const { game } = table;
    for (const [stage, after] of someStages(random, trace)) {
      if (stage.next.for !== 'dice' || stage.action?.kind !== 'roll') continue;
      const words = diceWords(stage.next.dice, stage.action.faces);
      expect(words.filter((word) => !game.rollWords.includes(word))).toEqual([]);
      for (const written of [words, words.map((word) => word.toLowerCase())]) {
        const match = matchAt(table, stage);
        expect(throwDice(match, written)).toBeUndefined();
        expectSame(match.position, after);
        expect(match.entries).toEqual([{ kind: 'roll', text: words.join(' ') }]);
      }
    }
  },
};
