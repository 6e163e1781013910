import { describe, expect, test } from 'vitest';
import { listMoves, matching } from './moves.ts';

const MOVES = ['pass', 'Y3 H1 H2 H3', 'Y3 H1 I1 I2', 'Y1 H2', 'X4 H1 H2 H3 H4', 'X4 G1 G2 H1 H2'];
const room = (columns: number, lines: number, page = 0) => ({ columns, lines, page });

describe('matching', () => {
  test.each([
    ['y3', ['Y3 H1 H2 H3', 'Y3 H1 I1 I2']],
    ['Y', ['Y3 H1 H2 H3', 'Y3 H1 I1 I2', 'Y1 H2']],
    ['i', ['Y3 H1 I1 I2']],
    ['x4 g1', ['X4 G1 G2 H1 H2']],
    ['H1 H1', []],
    ['z', []],
  ])('%s', (typed, found) => expect(matching(MOVES, typed.split(' '))).toEqual(found));
});

describe('listing', () => {
  test('numbers all moves where they fit', () => {
    expect(listMoves(['pass', 'R5', 'G12'], room(20, 2), '')).toEqual({
      lines: ['1 pass   2 R5', '3 G12'],
      numbered: ['pass', 'R5', 'G12'],
    });
  });

  test('marks the numbers where a bare number is a move', () => {
    expect(listMoves(['6', '1a'], room(20, 2), '#').lines).toEqual(['#1 6    #2 1a']);
  });

  test('groups many moves by how they begin', () => {
    const { lines, numbered } = listMoves(MOVES, room(36, 3), '');
    expect(numbered).toEqual([]);
    expect(lines).toEqual([
      'pass       Y3 … (2)   Y1 H2',
      'X4 … (2)',
      '6 moves. Type how yours begins, a box in it, “more” or “hint”.',
    ]);
  });

  test('turns the pages of what cannot be grouped', () => {
    const many = Array.from({ length: 10 }, (_, i) => `A${i}`);
    const first = listMoves(many, room(8, 3), '');
    expect(first.lines).toEqual(['1 A0', '2 A1', 'Page 1 of 5: “more” turns it.']);
    expect(first.numbered).toEqual(many);
    expect(listMoves(many, room(8, 3, 2), '').lines[0]).toBe('3 A2');
    expect(listMoves(many, room(8, 3, 6), '').lines[0]).toBe('1 A0');
  });
});
