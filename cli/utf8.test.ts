import { expect, test } from 'vitest';
import { decode } from './utf8.ts';

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
  );

test('keeps valid text as it is', () => expect(decode(bytes('é\r\n日\n'))).toBe('é\r\n日\n'));

test('marks only the lines that are not UTF-8', () => {
  const lines = decode(bytes('one\ntwo', 0xff, '\nthree\n')).split('\n');
  expect(lines.map((line) => line.isWellFormed())).toEqual([true, false, true, true]);
  expect([lines[0], lines[2], lines[3]]).toEqual(['one', 'three', '']);
});

test('keeps a byte order mark wherever it stands, for the reader of records to see', () => {
  const mark = [0xef, 0xbb, 0xbf];
  expect(decode(bytes(...mark, 'a'))).toBe('\uFEFFa');
  expect(decode(bytes('a\n', 0xff, '\n', ...mark, 'b')).split('\n')[2]).toBe('\uFEFFb');
});

test('an encoded surrogate is not UTF-8', () => {
  expect(decode(bytes(0xed, 0xa0, 0x80)).isWellFormed()).toBe(false);
});
