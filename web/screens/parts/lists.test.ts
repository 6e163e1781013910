import { describe, expect, test } from 'vitest';
import type { Chair } from '../../store/saved.ts';
import { outcomeOf, pointsOf } from './outcome.ts';
import { dayName, sizeName } from './when.ts';

const NOW = new Date(2026, 4, 8, 10).getTime();
const at = (month: number, day: number, hour = 23, year = 2026) =>
  new Date(year, month - 1, day, hour).getTime();

test.each([
  [at(5, 8, 0), 'today', 'aujourd’hui', 'heute'],
  [at(5, 7), 'yesterday', 'hier', 'gestern'],
  [at(5, 6), 'Wednesday', 'mercredi', 'Mittwoch'],
  [at(5, 2), 'Saturday', 'samedi', 'Samstag'],
  [at(5, 1), '1 May', '1 mai', '1. Mai'],
  [at(12, 24, 12, 2025), '24 Dec 2025', '24 déc. 2025', '24. Dez. 2025'],
])('days are named as people say them', (time, en, fr, de) => {
  expect(dayName(time, NOW, 'en')).toBe(en);
  expect(dayName(time, NOW, 'fr').replace("'", '’')).toBe(fr);
  expect(dayName(time, NOW, 'de')).toBe(de);
});

test('sizes are rounded', () => {
  expect(sizeName(0, 'en')).toBe('0 kB');
  expect(sizeName(42_300, 'en')).toBe('42 kB');
  expect(sizeName(1_460_000, 'de')).toBe('1,5 MB');
  expect(sizeName(3.2e12, 'en')).toBe('3,200 GB');
});

describe('a finished match', () => {
  const person: Chair = { kind: 'person', stamp: 'fox' };
  const bot: Chair = { kind: 'bot', stamp: 'bot' };
  const match = (chairs: Chair[], totals: number[], winners: number[]) => ({
    players: ['Lea', 'Pip', 'Dot'].slice(0, chairs.length),
    chairs,
    result: { totals, winners },
  });

  test('has a place for the one person in it', () => {
    const second = match([bot, person, bot], [30, 20, 10], [0]);
    expect(outcomeOf(second)).toEqual({ kind: 'place', place: 2, count: 3 });
    expect(pointsOf(second)).toBe(20);
  });

  test('puts a lost tie behind the winner', () => {
    expect(outcomeOf(match([person, bot], [20, 20], [1]))).toMatchObject({ place: 2 });
    expect(outcomeOf(match([person, bot, bot], [9, 20, 20], [1, 2]))).toMatchObject({ place: 3 });
  });

  test('names the winners when several people played', () => {
    const shared = match([person, person, bot], [30, 40, 10], [1]);
    expect(outcomeOf(shared)).toEqual({ kind: 'won', names: ['Pip'] });
    expect(pointsOf(shared)).toBe(40);
  });

  test('of an online table is told from one’s own seat, among other people', () => {
    const online = { seat: 2, remarks: [] };
    const third = { ...match([person, person, person], [30, 40, 10], [1]), online };
    expect(outcomeOf(third)).toEqual({ kind: 'place', place: 3, count: 3 });
    expect(pointsOf(third)).toBe(10);
  });

  test('is won or lost together, or played alone', () => {
    expect(outcomeOf(match([person, bot], [10, 20], [0, 1]))).toEqual({ kind: 'shared' });
    expect(outcomeOf(match([person, bot], [10, 20], []))).toEqual({ kind: 'lost' });
    expect(outcomeOf(match([person], [10], [0]))).toEqual({ kind: 'solo' });
    expect(outcomeOf(match([person], [10], []))).toEqual({ kind: 'lost' });
  });
});
