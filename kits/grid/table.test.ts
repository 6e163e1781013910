import { describe, expect, test } from 'vitest';
import type { Move } from '#engine/contract.ts';
import { boardOf } from './boards.ts';
import { notateCrossing } from './choice.ts';
import { PASS } from './moves.ts';
import { crossBoxes } from './paper.ts';
import { BOXES, letterAt } from './sheet.ts';
import {
  cloneTable,
  crossFor,
  decides,
  judgeOrder,
  listCrossings,
  newTable,
  openRoll,
  passDice,
  settle,
  type Table,
  twoColours,
} from './table.ts';

const BLUE_ONE = [4, 4, 5, 0, 0, 5]; // B B X 1 1 ?
const classic = boardOf('classic');

function tableOf(seats: number): Table {
  return newTable(new Array<string>(seats).fill('classic'), 8);
}

/** A table of so many seats after some rolls, the last of which lies open. */
function rolled(seats: number, rolls: number): Table {
  const table = tableOf(seats);
  for (let roll = 0; roll < rolls; roll++) openRoll(table, BLUE_ONE, 3, 3);
  return table;
}

function waitingFor(table: Table): readonly number[] {
  const next = decides(table);
  return next.for === 'seats' ? next.seats : [];
}

function crossings(table: Table, seat: number): Move[] {
  const into: Move[] = [];
  return into.slice(0, listCrossings(table, seat, into, 0));
}

const text = (move: Move): string => notateCrossing(classic, move);
const moveOf = (table: Table, seat: number, words: string): Move =>
  crossings(table, seat).find((move) => text(move) === words)!;

describe('who decides', () => {
  test.each([1, 2, 3, 4, 5, 6])('all of %i seats on the first three rolls', (seats) => {
    for (const rolls of [1, 2, 3]) {
      expect(waitingFor(rolled(seats, rolls))).toEqual([0, 1, 2, 3, 4, 5].slice(0, seats));
    }
  });

  test('the active seat from the fourth roll on, then all others', () => {
    const table = rolled(3, 4);
    table.active = 1;
    expect(waitingFor(table)).toEqual([1]);
    table.phase = 'others';
    expect(waitingFor(table)).toEqual([0, 2]);
  });

  test('somebody alone on any roll', () => {
    expect(waitingFor(rolled(1, 30))).toEqual([0]);
  });

  test('nobody before a roll and after the end', () => {
    const table = tableOf(2);
    expect(decides(table)).toEqual({ for: 'nobody' });
    table.phase = 'over';
    expect(decides(table)).toEqual({ for: 'nobody' });
  });
});

describe('crossing at a table', () => {
  test('costs its jokers, on the own paper only', () => {
    const table = rolled(2, 1);
    crossFor(table, 1, moveOf(table, 1, 'X? H1'));
    expect(table.papers.map(({ jokers }) => jokers)).toEqual([8, 6]);
    expect(crossings(table, 1).map(text)).not.toContain('X? H1');
    expect(crossings(table, 0).map(text)).toContain('X? H1');
  });

  test('takes nothing for a pass, neither boxes nor dice', () => {
    const table = rolled(2, 4);
    const before = structuredClone(table);
    expect(settle(table, [PASS], crossFor)).toBe(false);
    expect(table).toEqual({ ...before, phase: 'others' });
  });

  test('takes one die of each kind away', () => {
    const table = rolled(2, 4);
    settle(table, [moveOf(table, 0, 'X1 H4')], crossFor);
    const left = crossings(table, 1).map(text);
    expect(left.filter((words) => words.startsWith('X'))).toEqual([]);
    expect(left).toContain('B1 H4');
    expect(left).toContain('B? H4');
  });
});

test('nothing is settled while a roll is awaited, or after the end', () => {
  const table = tableOf(2);
  expect(() => settle(table, [PASS, PASS], crossFor)).toThrow('roll');
  table.phase = 'over';
  expect(() => settle(table, [PASS, PASS], crossFor)).toThrow('over');
});

describe('the order of seats', () => {
  test('the dice go round, and the next roll is awaited', () => {
    const table = rolled(3, 4);
    const active = [0, 1, 2].map(() => {
      passDice(table);
      return table.active;
    });
    expect(active).toEqual([1, 2, 0]);
    expect(table.phase).toBe('roll');
  });

  test('an awaited seat may choose', () => {
    expect(judgeOrder(rolled(2, 3), 1, 'E3')).toBeUndefined();
    expect(judgeOrder(rolled(2, 4), 0, 'E3')).toBeUndefined();
  });

  test('nobody may choose before a roll', () => {
    const early = { rule: 'F3', key: 'notAwaited', args: { seat: 0, seats: [] } };
    expect(judgeOrder(tableOf(2), 0, 'E3')).toEqual(early);
  });

  test('others may not choose before the active seat, and it not after them', () => {
    const table = rolled(3, 4);
    expect(judgeOrder(table, 2, 'X1')).toEqual({ rule: 'X1', key: 'before', args: { seats: [0] } });
    table.phase = 'others';
    const late = { rule: 'F3', key: 'notAwaited', args: { seat: 0, seats: [1, 2] } };
    expect(judgeOrder(table, 0, 'X1')).toEqual(late);
  });
});

test('two colours count on one paper, not on two', () => {
  const table = tableOf(2);
  const fill = (seat: number, letter: string) => {
    const all = Array.from({ length: BOXES }, (_, box) => box);
    const boxes = all.filter((box) => letterAt(classic.sheet.grid, box) === letter);
    crossBoxes(classic, table.papers[seat]!, boxes);
  };
  fill(0, 'R');
  fill(1, 'B');
  expect(twoColours(table)).toBe(false);
  fill(1, 'R');
  expect(twoColours(table)).toBe(true);
});

test('a clone is equal and goes its own way', () => {
  const table = rolled(2, 4);
  const before = structuredClone(table);
  const clone = cloneTable(table);
  expect(clone).toEqual(table);
  settle(clone, [moveOf(clone, 0, 'X? H1')], crossFor);
  passDice(clone);
  openRoll(clone, [0, 0, 0, 0, 0, 0], 3, 3);
  clone.claimed = 1;
  expect(table).toEqual(before);
});
