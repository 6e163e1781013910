import { describe, expect, test } from 'vitest';
import { step, tableFor } from '#testing/record.ts';
import { encorePlus } from './rules.ts';
import { crossing } from './testing/script.ts';

const INKAS_ROLL = 'roll O Y G 5 2 2 bomb';
const FIVE_ORANGE = 'O5 E2 F2 F3 G3 H3';
const TWO_GREEN = 'G2 H1 I1';
const TWO_YELLOW = 'Y2 H6 H7';
const BOMB = 'bomb A1 A2 B1 B2';

const pair = tableFor(encorePlus, ['Inka', 'Markus']);
const trio = tableFor(encorePlus, ['Inka', 'Markus', 'Leon']);
/** Three players who passed on the first three rolls: seat 1 is active. */
const threePasses = crossing('', '', '');

describe('P1 dice', () => {
  test('P1 takes three colour dice, three number dice and the special die, in any order', () => {
    const match = pair.plays('roll bomb 2 O 5 Y 2 G');
    expect(match.entries).toEqual([{ kind: 'roll', text: 'O Y G 2 5 2 bomb' }]);
  });

  test.each(['heart', 'bomb', 'stars', 'line', 'block'])('P1 knows the face %s', (face) => {
    expect(pair.plays(`roll X X X ? ? ? ${face}`).entries).toHaveLength(1);
  });

  test.each([
    ['no special die', 'O Y G 5 2 2'],
    ['two special dice', 'O Y G 5 2 2 bomb heart'],
    ['a special die for a number die', 'O Y G 5 2 bomb heart'],
    ['four colour dice', 'O Y G B 5 2 bomb'],
    ['the dice of the solo game', 'O Y 5 2 bomb'],
    ['no dice', ''],
  ])('P1 refuses %s', (_, dice) => {
    pair.refuses('P1', `roll ${dice}`);
  });

  test('P1 leaves a word that is no face to F2', () => {
    pair.refuses('F2', 'roll O Y G 5 2 6 bomb');
  });
});

describe('P2 choice', () => {
  test('P2 lets everyone use the same dice on the first three rolls', () => {
    trio.plays(INKAS_ROLL, step(FIVE_ORANGE, FIVE_ORANGE, FIVE_ORANGE));
    trio.plays(INKAS_ROLL, step(BOMB, BOMB, BOMB));
    trio.plays(INKAS_ROLL, step(FIVE_ORANGE, TWO_GREEN, TWO_YELLOW));
  });

  test('P2 lets nobody wait for the active player on the first three rolls', () => {
    const passed = crossing('', '').split(' / ').slice(0, 6).join(' / ');
    pair.plays(passed, INKAS_ROLL, `2 ${FIVE_ORANGE}`, `1 ${FIVE_ORANGE}`);
  });

  test('P2 takes two dice away from the fourth roll on: five are left', () => {
    const taken = [threePasses, INKAS_ROLL, `1 ${FIVE_ORANGE}`];
    trio.plays(...taken, `2 ${TWO_GREEN}`, `3 ${TWO_GREEN}`);
    trio.plays(...taken, `2 ${TWO_YELLOW}`, `3 ${BOMB}`);
    trio.plays(...taken, `2 ${BOMB}`, `3 ${BOMB}`);
  });

  test('P2 takes the special die away from the fourth roll on: six are left', () => {
    const taken = [threePasses, INKAS_ROLL, `1 ${BOMB}`];
    trio.plays(...taken, `2 ${FIVE_ORANGE}`, `3 ${TWO_YELLOW}`);
  });

  test('P2 takes one die away where two show the same', () => {
    pair.plays(crossing('', ''), INKAS_ROLL, `1 ${TWO_GREEN}`, `2 ${TWO_YELLOW}`);
  });

  test.each([
    ['the colour that was taken', 'O2 G3 H3'],
    ['the number that was taken', 'Y5 H6 H7 I5 I6 J6'],
    ['both', FIVE_ORANGE],
  ])('P2 refuses %s', (_, choice) => {
    trio.refuses('P2', threePasses, INKAS_ROLL, `1 ${FIVE_ORANGE}`, `3 ${choice}`);
  });

  test('P2 refuses the special die that was taken', () => {
    const said = trio.refuses('P2', threePasses, INKAS_ROLL, `1 ${BOMB}`, `2 ${BOMB}`);
    expect(said).toBe('The special die is gone: the player who rolled took it.');
  });

  test.each([
    ['a colour that nobody rolled', 'B2 H4 H5'],
    ['a number that nobody rolled: four yellow boxes', 'Y4 H6 H7 I5 I6'],
    ['a joker that nobody rolled', 'X2 H1 I1'],
    ['a special action that nobody rolled', 'stars H3'],
  ])('P2 refuses %s', (_, choice) => {
    pair.refuses('P2', INKAS_ROLL, `1 ${choice}`);
    pair.refuses('P2', INKAS_ROLL, `2 ${choice}`);
  });

  test.each([FIVE_ORANGE, BOMB, 'pass'])('P2 refuses %s before the active player', (choice) => {
    const said = trio.refuses('P2', threePasses, INKAS_ROLL, `2 ${choice}`);
    expect(said).toContain('Wait for Inka:');
  });
});

describe('P3 pass', () => {
  test('P3 lets everyone pass, and leaves all seven dice to the others', () => {
    const passed = [threePasses, INKAS_ROLL, '1 pass'];
    trio.plays(...passed, `2 ${FIVE_ORANGE}`, `3 ${BOMB}`, INKAS_ROLL);
    trio.plays(...passed, `2 ${FIVE_ORANGE}`, `3 ${FIVE_ORANGE}`, INKAS_ROLL);
    expect(trio.totals(...passed, '2 pass', '3 pass')).toEqual([-22, -22, -22]);
  });
});
