import { expect, test } from 'vitest';
import { entriesIn } from './script.ts';

test('rolls and choices are read line by line, seats counted from one', () => {
  expect(entriesIn('roll S1 S2\n1 take all\n12 leave')).toEqual([
    { kind: 'roll', text: 'S1 S2' },
    { kind: 'move', seat: 0, text: 'take all' },
    { kind: 'move', seat: 11, text: 'leave' },
  ]);
});

test('empty lines and spaces around a line mean nothing', () => {
  expect(entriesIn('\n  roll S1  \n\n   \n')).toEqual([{ kind: 'roll', text: 'S1' }]);
  expect(entriesIn('')).toEqual([]);
});
