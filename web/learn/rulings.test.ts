import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import { isTaught } from '#games/lessons.ts';
import { ROOT } from '#testing/files.ts';
import { loadLanguage, spoken } from '../app/language.ts';
import { openCourse } from './course.ts';
import { insteadOf } from './instead.ts';

const COURSES = await Promise.all(
  CARDS.filter(({ id }) => isTaught(id)).map(({ id }) => openCourse(id)),
);
await Promise.all(LANGUAGES.map(loadLanguage));
afterAll(() => {
  spoken.value = undefined;
});

/** By the beginning of a decision in RULES.md, the ruling that explains it to people. */
const DECIDED: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  encore: { 'E2, E3:': 'together', 'E11:': 'symbols', 'E18:': 'alone', 'A bot may': 'away' },
  'encore-plus': {
    'P7, P8:': 'leaning',
    'P8, P9:': 'columnH',
    'P4:': 'circled',
    'P10:': 'bombs',
    'Choices made at the same time': 'together',
  },
  'encore-coop': {
    'C10: its list': 'atOnce',
    'C10 comes before': 'wonFirst',
    'C5: misses': 'misses',
    'C5, C9:': 'lastMiss',
    'C7, C8: the rulebook': 'leader',
    'C7: a strike': 'share',
    'Mission 5:': 'word',
    'E2, E3:': 'together',
    // Which rule is cited, not what may be done.
    'E3: choosing': undefined,
    'E11:': 'symbols',
    'One player': 'alone',
  },
  qwixx: {
    'Q11:': 'atOnce',
    'In the first action': 'free',
    // No table seats one alone.
    'The engine': undefined,
  },
  choice: {
    'T1:': 'writing',
    'T2, T4:': 'payment',
    'T4:': 'ones',
    'T8, T9:': 'full',
    'T9:': 'secret',
    'T6, T9:': 'third',
    'T10:': 'together',
    'One player': 'alone',
  },
};

describe.each(COURSES.map((course) => [course.id, course] as const))('%s', (id, course) => {
  const { rulebook, lessons } = course;
  const rules = readFileSync(new URL(`games/${id}/RULES.md`, ROOT), 'utf8');

  test('the rulings settle all that RULES.md has decided, one thing after the other', () => {
    const [, decided = ''] = rules.split('\n## Decided here\n');
    const [list = ''] = decided.split('\n## ');
    const bullets = list.match(/^- .*/gm) ?? [];
    expect(Object.keys(DECIDED)).toContain(id);
    const known = Object.entries(DECIDED[id]!);
    expect(bullets.length).toBe(known.length);
    const told = bullets.map((bullet) =>
      known.find(([begins]) => bullet.startsWith(`- ${begins}`)),
    );
    expect(bullets.filter((_, i) => !told[i])).toEqual([]);
    expect(new Set(told).size).toBe(bullets.length);
    const keys = rulebook.rulings.map(({ key }) => key);
    expect(known.flatMap(([, key]) => (key && !keys.includes(key) ? [key] : []))).toEqual([]);
  });

  test('what a table decides otherwise it can choose, and it can be said', () => {
    const seats = lessons.players.length;
    for (const ruling of rulebook.rulings) {
      if (!ruling.instead) continue;
      const [name, value] = ruling.instead;
      const header = course.face.game.headers.find((each) => each.name === name)!;
      expect((header.each ?? header).choices(seats)).toContain(value);
      expect(header.newest).not.toBe(value);
      for (const language of LANGUAGES) {
        spoken.value = language;
        expect(insteadOf(course, ruling)).not.toContain('{');
      }
    }
  });
});
