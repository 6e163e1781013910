import { describe, expect, test } from 'vitest';
import { say } from '#testing/table.ts';
import { pebbles } from '#testing/toy.ts';
import { type Reading, readRecord } from './read.ts';
import { writeRecord } from './write.ts';

const HEADERS = 'Game: pebbles\nPlayers: Max, Emma\n\n';

function read(...body: readonly string[]): Reading {
  return readRecord(HEADERS + body.join('\n'), [pebbles]);
}

/** The body as it is written again. */
function written(...body: readonly string[]): string {
  const reading = read(...body);
  if (!reading.ok) throw new Error(`line ${reading.line}: ${reading.refusal.key}`);
  return writeRecord(reading.match).slice(HEADERS.length);
}

/** The line, counted from the first below the headers, and the rule with its key. */
function refused(...body: readonly string[]): string {
  const reading = read(...body);
  if (reading.ok) throw new Error('accepted');
  expect(say(pebbles, reading.refusal, ['Max', 'Emma'])).not.toBe('');
  return `${reading.line - 3} ${reading.refusal.rule}.${reading.refusal.key}`;
}

describe('a body is accepted', () => {
  test('when it is empty, with or without a newline', () => {
    expect(written()).toBe('');
    expect(readRecord('Game: pebbles\nPlayers: Max', [pebbles]).ok).toBe(true);
  });

  test('in either case, with comments, spaces, empty lines and CRLF', () => {
    const text = 'roll S2\n1 take all\n2 leave\n';
    expect(written('ROLL s2', '1 TAKE ALL', '2 Leave')).toBe(text);
    expect(written('# first', '', 'roll S2# two', '1 take all # all', '   ', '2 leave')).toBe(text);
    expect(written('  roll   S2 ', '\t1\ttake \t all', '2 leave  ')).toBe(text);
    expect(written('roll S2\r', '1 take all\r', '2 leave\r')).toBe(text);
  });

  test('with simultaneous choices in any order, and writes them in seat order', () => {
    expect(written('roll S2', '2 leave', '1 take it')).toBe('roll S2\n1 take it\n2 leave\n');
    expect(written('roll S2', '2 leave')).toBe('roll S2\n2 leave\n');
  });

  test('when it stops anywhere, with the scores before the open step', () => {
    const reading = read('roll S2', '1 take all');
    expect(reading.ok && pebbles.scores(reading.match.position as never)[0]?.total).toBe(0);
  });
});

describe('F2 words', () => {
  test('F2 refuses a line that begins with neither a roll nor a seat', () => {
    expect(refused('rolls S1')).toBe('1 F2.word');
    expect(refused('roll S1', '', 'Max leave')).toBe('3 F2.word');
    expect(refused('roll S1', '-1 leave')).toBe('2 F2.word');
    expect(refused('roll S1', '1.0 leave')).toBe('2 F2.word');
    expect(refused('roll S1', '١ leave')).toBe('2 F2.word');
  });

  test('F2 refuses unknown dice and choices', () => {
    expect(refused('roll S4')).toBe('1 F2.word');
    expect(refused('roll S1', '1 steal')).toBe('2 F2.word');
  });

  test('F2 refuses a seat without a choice', () => {
    expect(refused('roll S1', '1')).toBe('2 F2.nothing');
    expect(refused('roll S1', '1 # take it')).toBe('2 F2.nothing');
  });

  test('F2 refuses words behind a complete choice', () => {
    expect(refused('roll S1', '1 leave it')).toBe('2 F2.extra');
  });

  test('F2 refuses a record that was cut in the middle of a line', () => {
    expect(refused('roll S1', '1 tak')).toBe('2 F2.word');
    expect(refused('ro')).toBe('1 F2.word');
    expect(refused('roll S1', '1')).toBe('2 F2.nothing');
  });

  test('F2 refuses what is not UTF-8, marked by a lone surrogate', () => {
    expect(refused('roll S1', '1 le\uDC80ave')).toBe('2 F2.utf8');
    expect(refused('roll S1', '# a comment \uDC80')).toBe('2 F2.utf8');
  });

  test('F2 comes before the end, the order and the rules of the game', () => {
    const end = ['roll S3', '1 take all', '2 leave', 'roll S2', '1 take all', '2 leave'];
    expect(refused(...end, 'roll S9')).toBe('7 F2.word');
    expect(refused('9 steal')).toBe('1 F2.word');
    expect(refused('roll S1', '1 leave', '1 steal')).toBe('3 F2.word');
  });
});

describe('F3 order', () => {
  test('F3 refuses a roll while somebody has to decide', () => {
    expect(refused('roll S1', 'roll S1')).toBe('2 F3.roll');
    expect(refused('roll S1', '2 leave', 'roll S1')).toBe('3 F3.roll');
  });

  test('F3 refuses a choice without a roll', () => {
    expect(refused('1 leave')).toBe('1 F3.noRoll');
    expect(refused('roll S1', '1 leave', '2 leave', '1 leave')).toBe('4 F3.noRoll');
  });

  test('F3 refuses a second choice on one roll, the same one too', () => {
    expect(refused('roll S1', '1 leave', '1 take it')).toBe('3 F3.twice');
    expect(refused('roll S1', '1 leave', '1 leave')).toBe('3 F3.twice');
  });

  test('F3 refuses a second choice for coming twice, whatever the game says of it', () => {
    const four = ['roll S3', '1 take all', '2 leave', 'roll S1', '1 take it', '2 leave'];
    expect(refused(...four, 'roll S2', '1 take it', '1 take all')).toBe('9 F3.twice');
  });

  test.each(['0', '3', '99', '9'.repeat(400)])('F3 refuses seat %s of two', (seat) => {
    expect(refused('roll S1', `${seat} leave`)).toBe('2 F3.seat');
  });
});

describe('a line that the rules of the game forbid', () => {
  const almost = ['roll S3', '1 take all', '2 leave', 'roll S1', '1 take it', '2 leave'];
  const end = ['roll S3', '1 take all', '2 leave', 'roll S2', '1 take all', '2 leave'];

  test('is cited with its rule, and the match stands as before it', () => {
    expect(refused(...almost, 'roll S2', '1 take all')).toBe('8 K1.goal');
    const reading = read(...almost, 'roll S2', '1 take all', '2 leave');
    expect(reading.match && writeRecord(reading.match)).toBe(
      `${HEADERS}${almost.join('\n')}\nroll S2\n`,
    );
  });

  test('cites the rule that ended the match when it stands behind the end', () => {
    expect(refused(...end, '# nothing', 'roll S1')).toBe('8 K3.over');
    expect(refused(...end, '1 leave')).toBe('7 K3.over');
    expect(refused(...end, '9 leave')).toBe('7 K3.over');
  });
});

test('line numbers count every line from the top of the text', () => {
  const text = '\n# a match\n\nGame: pebbles\r\nPlayers: Max, Emma # two\n\n\n# now\nroll S7\n';
  expect(readRecord(text, [pebbles])).toMatchObject({
    ok: false,
    line: 9,
    refusal: { rule: 'F2' },
  });
});
