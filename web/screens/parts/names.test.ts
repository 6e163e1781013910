import { expect, test } from 'vitest';
import { loadLanguage } from '../../app/language.ts';
import type { Sitter } from '../../store/create.ts';
import { faultOfName, nameFaults } from './names.ts';
import { newBot, newPerson } from './sitters.ts';

await loadLanguage('en');

test('a fault belongs to the seat whose name it is', () => {
  expect(nameFaults(['Lea', 'Bob, the #1', '', 'Tom', 'Tom'])).toEqual([
    undefined,
    'odd',
    'empty',
    'same',
    'same',
  ]);
});

test('a fault names whom it concerns', () => {
  expect(faultOfName('odd', 'Bob, the #1', 1)).toBe(
    '“Bob, the #1”: a name takes no comma and no #.',
  );
  expect(faultOfName('empty', '', 2)).toBe('Seat 3 has no name.');
});

test('six people have six stamps, and the bots’ is none of them', () => {
  const first: Sitter = { name: 'Lea', kind: 'person', stamp: 'cat' };
  const six = Array.from({ length: 5 }).reduce<Sitter[]>(
    (sitters) => [...sitters, newPerson(sitters)],
    [first],
  );
  const stamps = new Set(six.map(({ stamp }) => stamp));
  expect(stamps.size).toBe(6);
  expect(stamps).not.toContain('bot');
});

test('somebody without a name is called after the seat', () => {
  const lea: Sitter = { name: 'Lea', kind: 'person', stamp: 'fox' };
  expect(newPerson([lea]).name).toBe('Player 2');
  const second: Sitter = { ...lea, name: 'Player 2' };
  expect(newPerson([second]).name).toBe('Player 3');
  expect(newPerson([lea, newBot([lea])]).name).toBe('Player 3');
});
