import { describe, expect, test } from 'vitest';
import type { Entry } from '#engine/match.ts';
import { revive } from './live.ts';
import { decide, facts, type Miniature, miniature, NOW } from './testing.ts';

test('real dice: anybody enters them, all see a correction, and the log keeps both', () => {
  const table = miniature('qwixx', 'real');
  expect(table.ask(1, { type: 'roll', id: 'a', step: 0 })).toMatchObject({ why: 'dice' });
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  expect(table.ask(1, { type: 'roll', words, id: 'b', step: 0 }).kind).toBe('done');
  table.ask(0, decide('pass', 'c'));
  const entry = { kind: 'roll', text: '2 1 R1 Y1 G1 B1' } as const;
  expect(table.ask(0, { type: 'correct', at: 0, entry, id: 'd', step: 1 }).kind).toBe('done');
  expect(table.live.match.entries).toEqual([entry]);
  expect(table.live.corrections).toEqual([
    { at: 0, was: { kind: 'roll', text: '1 1 R1 Y1 G1 B1' }, time: NOW },
  ]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
  const none = table.ask(0, { type: 'correct', at: 5, id: 'e', step: table.live.match.step });
  expect(none).toEqual({ kind: 'late' });
});

test('real dice take no chance of anybody’s, and what shows wrong dice is refused', () => {
  const table = miniature('qwixx', 'real');
  const chance = table.ask(0, { type: 'chance', value: 'c3'.repeat(32), id: 'a', step: 0 });
  expect(chance).toEqual({ kind: 'forbidden', why: 'dice' });
  const roll = (words: readonly string[]) =>
    table.ask(0, { type: 'roll', words, id: 'b', step: 0 });
  expect(roll(['1', '1'])).toMatchObject({ kind: 'refused', refusal: { rule: 'Q8' } });
  expect(roll(['1', '1', 'R1', 'Y1', 'G1', 'B1']).kind).toBe('done');
  const entry = { kind: 'roll', text: '1 1' } as const;
  const wrong = table.ask(0, { type: 'correct', at: 0, entry, id: 'c', step: 1 });
  expect(wrong).toMatchObject({ kind: 'refused', refusal: { rule: 'Q8' } });
  expect([table.live.corrections, table.live.news?.count]).toEqual([[], 1]);
});

test('a roll that is taken back is gone, and nothing is called out', () => {
  const table = miniature('qwixx', 'real');
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  table.ask(0, { type: 'roll', words, id: 'a', step: 0 });
  expect(table.ask(1, { type: 'correct', at: 0, id: 'b', step: 1 }).kind).toBe('done');
  expect([table.live.match.entries, table.live.news]).toEqual([[], undefined]);
});

test('a correction leaves what is sealed, also when the log is read again', () => {
  const table = miniature('qwixx', 'real');
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  table.ask(1, { type: 'roll', words, id: 'a', step: 0 });
  table.ask(0, decide('pass', 'b'));
  const entry = { kind: 'roll', text: '2 1 R1 Y1 G1 B1' } as const;
  table.ask(1, { type: 'correct', at: 0, entry, id: 'c', step: 1 });
  expect([...table.live.match.sealed.keys()]).toEqual([0]);
  // It is kept once, as a line.
  expect(table.kept.sealed).toEqual([]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
  const { step } = table.live.match;
  table.ask(0, { type: 'takeBack', id: 'd', step });
  expect(facts(revive(table.kept)).sealed).toEqual(new Map());
  table.ask(0, decide('R3', 'e', step));
  table.ask(1, decide('pass', 'f', step));
  expect(table.live.match.entries.slice(1)).toEqual([
    { kind: 'move', seat: 0, text: 'R3' },
    { kind: 'move', seat: 1, text: 'pass' },
  ]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
});

describe('real dice, what is settled', () => {
  /** Four turns in which both pass, and the fifth roll. */
  function fifthTurn() {
    const table = miniature('qwixx', 'real');
    for (let turn = 0; turn < 5; turn++) {
      enterRoll(table, `r${turn}`);
      if (turn < 4) passAll(table);
    }
    return table;
  }
  const WORDS = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];

  function enterRoll(table: Miniature, id: string) {
    const { step } = table.live.match;
    expect(table.ask(0, { type: 'roll', words: WORDS, id, step }).kind).toBe('done');
  }

  function passAll(table: Miniature) {
    const { game, position } = table.live.match;
    for (let next = game.next(position); next.for === 'seats'; ) {
      const { step } = table.live.match;
      for (const seat of next.seats) table.ask(seat, decide('pass', `p${step}`, step));
      next = game.next(table.live.match.position);
    }
  }

  const correct = (table: Miniature, seat: number, at: number, entry?: Entry) =>
    table.ask(seat, {
      type: 'correct',
      at,
      ...(entry && { entry }),
      id: `c${seat} ${at}`,
      step: table.live.match.step,
    });
  const rollsIn = ({ live }: Miniature) =>
    live.match.entries.flatMap(({ kind }, at) => (kind === 'roll' ? [at] : []));
  const SETTLED = { kind: 'forbidden', why: 'settled' };

  test('one’s own choice of this turn or the last can be corrected, another’s cannot', () => {
    const table = fifthTurn();
    const { entries } = table.live.match;
    const last = rollsIn(table).at(-2)!;
    const own = (seat: number) =>
      entries.findIndex((each, at) => at > last && each.kind === 'move' && each.seat === seat);
    expect(correct(table, 0, own(1))).toEqual(SETTLED);
    expect(correct(table, 1, own(0))).toEqual(SETTLED);
    expect(table.live.match.entries).toEqual(entries);
    expect(correct(table, 1, own(1), { kind: 'move', seat: 1, text: 'R2' }).kind).toBe('done');
    expect(table.live.match.entries[own(1)]).toEqual({ kind: 'move', seat: 1, text: 'R2' });
  });

  test('nobody’s own choice becomes another’s, nor a roll', () => {
    const table = fifthTurn();
    const { entries } = table.live.match;
    const at = entries.findLastIndex((each) => each.kind === 'move' && each.seat === 0);
    expect(correct(table, 0, at, { kind: 'move', seat: 1, text: 'pass' })).toEqual(SETTLED);
    expect(correct(table, 0, at, { kind: 'roll', text: WORDS.join(' ') })).toEqual(SETTLED);
    expect(table.live.match.entries).toEqual(entries);
  });

  test('the last two rolls can be corrected by anybody, earlier ones by nobody', () => {
    const table = fifthTurn();
    const rolls = rollsIn(table);
    const entry = { kind: 'roll', text: '1 1 R2 Y1 G1 B1' } as const;
    for (const at of rolls.slice(0, -2)) {
      expect(correct(table, 0, at, entry)).toEqual(SETTLED);
      expect(correct(table, 1, at)).toEqual(SETTLED);
    }
    expect(rollsIn(table)).toEqual(rolls);
    expect(correct(table, 1, rolls.at(-1)!, entry).kind).toBe('done');
    expect(correct(table, 0, rolls.at(-2)!, entry).kind).toBe('done');
  });

  test('while a turn is chosen for, the one before it is not settled', () => {
    const table = fifthTurn();
    const before = rollsIn(table).at(-2)!;
    expect(table.live.mendable).toBe(before);
    passAll(table);
    expect(table.live.mendable).toBe(before);
    expect(revive(table.kept).mendable).toBe(before);
  });

  test('taking turns back opens no earlier ones, also when the log is read again', () => {
    const table = fifthTurn();
    const kept = rollsIn(table).slice(0, -2);
    for (let tries = 0; tries < 5; tries++) {
      for (const at of rollsIn(table)) {
        correct(table, 1, at);
        expect(facts(revive(table.kept))).toEqual(facts(table.live));
      }
    }
    expect(rollsIn(table)).toEqual(kept);
    enterRoll(table, 'again');
    expect(correct(table, 0, rollsIn(table).at(-1)!).kind).toBe('done');
    expect(correct(table, 0, kept.at(-1)!)).toEqual(SETTLED);
  });
});
