import { describe, expect, test } from 'vitest';
import { say } from '#testing/table.ts';
import { pebbles } from '#testing/toy.ts';
import { readRecord } from './read.ts';
import { writeRecord } from './write.ts';

/** The canonical headers of a text that is accepted. */
function canonical(...lines: readonly string[]): string {
  const reading = readRecord(lines.join('\n'), [pebbles]);
  if (!reading.ok) throw new Error(`line ${reading.line}: ${reading.refusal.key}`);
  return writeRecord(reading.match);
}

/** The line and the rule with its key of a text that is refused. */
function refused(...lines: readonly string[]): string {
  const reading = readRecord(lines.join('\n'), [pebbles]);
  if (reading.ok) throw new Error('accepted');
  expect(say(pebbles, reading.refusal, [])).not.toBe('');
  return `${reading.line} ${reading.refusal.rule}.${reading.refusal.key}`;
}

describe('headers are accepted', () => {
  test('in any order and either case, and written in theirs', () => {
    const written = 'Game: pebbles\nPlayers: Max, Emma\nSheet: long\nSides: 1, 2\n\n';
    expect(canonical('SIDES: 1,2', 'sheet:LONG', 'players: Max,Emma', 'gAME: Pebbles')).toBe(
      written,
    );
    expect(canonical(...written.split('\n'))).toBe(written);
  });

  test('with comments, spaces, a byte order mark, CRLF and empty lines above', () => {
    const written = 'Game: pebbles\nPlayers: Max, Emma\n\n';
    expect(canonical('# a match', 'Game: pebbles # small', '# who', 'Players: Max, Emma')).toBe(
      written,
    );
    expect(canonical('  Game :  pebbles  ', '\tPlayers:  Max ,\tEmma')).toBe(written);
    expect(canonical('\uFEFFGame: pebbles', 'Players: Max, Emma')).toBe(written);
    expect(canonical('Game: pebbles\r', 'Players: Max, Emma\r', '\r')).toBe(written);
    expect(canonical('# ours', '', '  ', 'Game: pebbles', 'Players: Max, Emma')).toBe(written);
  });

  test('that the game does not know, kept as they are behind the known ones', () => {
    const lines = [
      'Place: At home: table 2',
      'Game: pebbles',
      'Mission: 9',
      'Players: A',
      'place:',
    ];
    expect(canonical(...lines)).toBe(
      'Game: pebbles\nPlayers: A\nVariant: solo\nPlace: At home: table 2\nMission: 9\nplace:\n\n',
    );
  });

  test('with a name of one letter', () => {
    expect(canonical('Game: pebbles', 'Players: A, B', 'X: y')).toContain('\nX: y\n');
  });

  test('that are implied, written or not', () => {
    const solo = 'Game: pebbles\nPlayers: Max\nVariant: solo\n\n';
    expect(canonical('Game: pebbles', 'Players: Max')).toBe(solo);
    expect(canonical('Game: pebbles', 'Players: Max', 'Variant: SOLO')).toBe(solo);
  });

  test('with names of any script, one space within', () => {
    expect(canonical('Game: pebbles', 'Players: Zoë  van  Dijk, 数独')).toContain(
      'Zoë van Dijk, 数独',
    );
  });
});

describe('F1 headers', () => {
  const game = 'Game: pebbles';
  const players = 'Players: Max, Emma';

  test('F1 refuses a missing header, citing line 1', () => {
    expect(refused('')).toBe('1 F1.missing');
    expect(refused('', '', players)).toBe('1 F1.missing');
    expect(refused('# a comment', game, 'Sheet: nowhere')).toBe('1 F1.missing');
  });

  test('F1 says which header is missing, and which games there are', () => {
    const argsOf = (...lines: readonly string[]) => {
      const reading = readRecord(lines.join('\n'), [pebbles]);
      return reading.ok ? undefined : reading.refusal.args;
    };
    expect(argsOf(players)).toEqual({ header: 'Game' });
    expect(argsOf(game)).toEqual({ header: 'Players' });
    expect(argsOf('Game: marbles', players)).toEqual({
      header: 'Game',
      value: 'marbles',
      choices: ['pebbles'],
    });
  });

  test('F1 refuses headers that stand behind the empty line', () => {
    expect(refused(game, '', players)).toBe('1 F1.missing');
  });

  test('F1 refuses a known header that stands twice, citing the second', () => {
    expect(refused(game, players, '# again', 'GAME: pebbles')).toBe('4 F1.twice');
    expect(refused(players, game, players)).toBe('3 F1.twice');
    expect(refused(game, players, 'Sheet: long', 'sheet: long')).toBe('4 F1.twice');
  });

  test('F1 refuses a value that the game does not know', () => {
    expect(refused(players, 'Game: marbles')).toBe('2 F1.value');
    expect(refused(players, 'Game:')).toBe('2 F1.value');
    expect(refused(game, 'Sheet: red', players)).toBe('2 F1.value');
    expect(refused(game, players, 'Sides: 1')).toBe('3 F1.each');
    expect(refused(game, players, 'Variant: solo')).toBe('3 F1.solo');
  });

  test('F1 refuses a wrong number of players', () => {
    expect(refused(game, 'Players: A, B, C, D')).toBe('2 F1.players');
  });

  test('F1 refuses empty and equal names', () => {
    expect(refused(game, 'Players: Max,, Emma')).toBe('2 F1.emptyName');
    expect(refused(game, 'Players: Max, Emma,')).toBe('2 F1.emptyName');
    expect(refused(game, 'Players:')).toBe('2 F1.emptyName');
    expect(refused('', game, 'Players: Max  B, Max B')).toBe('3 F1.sameName');
  });

  test('F1 refuses control characters in names, also the last of ASCII', () => {
    expect(refused(game, 'Players: Max, Em\u007Fma')).toBe('2 F1.oddName');
    expect(refused(game, 'Players: Max, Em\u0007ma')).toBe('2 F1.oddName');
  });

  test('F1 cites the first bad header', () => {
    expect(refused(game, 'Players: Max, Max', 'Sheet: red')).toBe('2 F1.sameName');
    expect(refused(game, 'Players: Max, Max', 'no header')).toBe('2 F1.sameName');
  });
});

describe('F2 words in headers', () => {
  test('F2 refuses a line that is no header', () => {
    expect(refused('Game: pebbles', 'Players Max, Emma')).toBe('2 F2.header');
    expect(refused(': pebbles')).toBe('1 F2.header');
    expect(refused('no header', 'Game: marbles', 'Players: Max')).toBe('1 F2.header');
    expect(refused('Game: pebbles', 'Players: Max, Emma', 'roll S1')).toBe('3 F2.header');
  });

  test('F2 refuses what is not UTF-8, marked by a lone surrogate', () => {
    expect(refused('Game: pebbles', 'Players: Max, Em\uD800ma')).toBe('2 F2.utf8');
    expect(refused('# \uD800', '', 'Game: pebbles', 'Players: Max')).toBe('1 F2.utf8');
  });
});
