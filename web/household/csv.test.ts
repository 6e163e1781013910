import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { CSV_COLUMNS, type CsvWords } from './message.ts';
import { evening, found, match } from './testing/played.ts';

const WORDS = Object.fromEntries(CSV_COLUMNS.map((each) => [each, each])) as CsvWords;
const lines = (...matches: Parameters<typeof csvOf>[0]) => csvOf(matches, WORDS).split('\r\n');

test('every seat of every match is a line', () => {
  const time = evening(2026, 5, 3);
  const whole = match('Lea 12, bot:strong 9', {
    id: 'one',
    time,
    found: found({ sheets: ['red', 'blue'], rolls: 31 }),
    looks: { 0: { luck: 1.237, skill: -2, samples: 6 } },
  });
  expect(lines(whole)).toEqual([
    '\uFEFFmatch,date,time,game,sheet,name,kind,points,place,players,rolls,mission,goals,luck,skill,takenBack',
    'one,2026-05-03,20:00,encore,red,Lea,person,12,1,2,31,,,1.24,-2,',
    'one,2026-05-03,20:00,encore,blue,Pip,strong,9,2,2,31,,,,,',
    '',
  ]);
});

test('a lost mission has no places, and says what was reached', () => {
  const mission = { mission: '3', reached: 1, goals: 2 };
  const lost = match('Lea 4', { id: 'm', winners: [], found: found({ mission }) });
  expect(lines(lost)[1]).toContain(',Lea,person,4,,1,30,3,1/2,,,');
});

test.each([
  ['Lea "Löwe"', '"Lea ""Löwe"""'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-Max', "'-Max"],
  ['Zoé', 'Zoé'],
])('the name %s is written as %s', (name, written) => {
  const one = match('Lea 4', { id: 'm' });
  const renamed = { ...one, sitters: [{ ...one.sitters[0]!, name }] };
  expect(lines(renamed)[1]!.split(',').slice(5, -10).join(',')).toBe(written);
});

test('undone choices are marked', () => {
  const one = match('Lea 4', { id: 'm' });
  const mended = { ...one, sitters: [{ ...one.sitters[0]!, takenBack: 2 }] };
  expect(lines(mended)[1]).toMatch(/,2$/);
});
