import { expect } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { readMove, throwDice } from '#engine/match.ts';
import { contentOf } from '../table.ts';
import { matchAt } from '../trace.ts';
import { type Law, sample } from './law.ts';

const MOVES_A_STAGE = 40;

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
    for (const stage of trace) {
      if (stage.next.for !== 'seats') continue;
      const match = matchAt(table, stage);
      for (const seat of stage.next.seats) {
        const moves = movesOf(game, match.position, seat);
        for (const move of sample(random, moves, MOVES_A_STAGE)) {
          const text = game.notate(match.position, seat, move);
          for (const written of [text, text.toLowerCase(), text.toUpperCase()]) {
            expect([written, readMove(match, seat, written.split(' '))]).toEqual([written, move]);
          }
        }
      }
    }
  },

  'every roll is read as its own faces, in either case'(table, trace) {
    const { game } = table;
    for (const [i, stage] of trace.entries()) {
      if (stage.next.for !== 'dice' || stage.action?.kind !== 'roll') continue;
      const words = diceWords(stage.next.dice, stage.action.faces);
      expect(words.filter((word) => !game.rollWords.includes(word))).toEqual([]);
      for (const written of [words, words.map((word) => word.toLowerCase())]) {
        const match = matchAt(table, stage);
        expect(throwDice(match, written)).toBeUndefined();
        expectSame(match.position, trace[i + 1]?.position);
        expect(match.entries).toEqual([{ kind: 'roll', text: words.join(' ') }]);
      }
    }
  },
};
