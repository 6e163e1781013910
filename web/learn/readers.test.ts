import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import { isTaught } from '#games/lessons.ts';
import type { Apart } from '#games/teach.ts';
import { loadLanguage, loadLateTexts, spoken } from '../app/language.ts';
import { wordsOf } from '../table/words.ts';
import { openCourse } from './course.ts';
import { tellChoice, tellShown, tellTable } from './readers.ts';
import { framesIn, matchAt, rolledIn } from './scene.ts';

/** How only records write: places, sums, and commands with their numbers. */
const RECORD =
  /@|=|\d\+\d|\breroll\b|\bstrike \d \d|\b(?:discard|bonus|line|stars|bomb|block) [A-Z]\d/;

const COURSES = await Promise.all(
  CARDS.filter(({ id }) => isTaught(id)).map(({ id }) => openCourse(id)),
);
const SPOKEN = COURSES.flatMap((course) =>
  LANGUAGES.map((language) => [course.id, language, course] as const),
);
await Promise.all([loadLateTexts(), ...LANGUAGES.map(loadLanguage)]);
afterAll(() => {
  spoken.value = undefined;
});

describe.each(SPOKEN)('%s in %s, for those who do not see it', (_id, language, course) => {
  const { face, lessons } = course;
  const seenBy = (seat = 0, { players = lessons.players }: Apart = {}) => {
    spoken.value = language;
    return { face, players, seat, words: wordsOf(face, players) };
  };

  test('every puzzle describes its dice, what is proposed with every box, and what is crossed', () => {
    for (const puzzle of lessons.puzzles) {
      if (puzzle.ask === 'cross') continue;
      const { position } = matchAt(course, puzzle.before, puzzle);
      const seen = seenBy(puzzle.seat, puzzle);
      const choice = puzzle.ask === 'may' ? puzzle.choice : undefined;
      const told = tellTable(seen, position, choice).join(' ');
      expect(told).not.toMatch(RECORD);
      const { tell } = seen.words;
      for (const { word } of face.tray(position)) expect(told).toContain(tell(face.dieName(word)));
      if (choice === undefined || rolledIn(choice)) continue;
      const wish = face.wish(position, seen.seat, choice);
      for (const part of wish) expect(told).toContain(tell(part));
      const boxes = face.inked(position, seen.seat, choice);
      const spots = boxes.filter((box) => face.spot(position, seen.seat, box));
      expect(wish.length).toBeGreaterThanOrEqual(spots.length);
    }
  });

  test('every example describes what was tried', () => {
    for (const { before, seat, choice } of lessons.steps.flatMap(({ examples = [] }) => examples)) {
      const { position } = matchAt(course, before);
      const told = tellChoice(seenBy(seat), position, choice).join(' ');
      expect(told).not.toMatch(RECORD);
      if (choice.includes(' ')) expect(told).not.toContain(choice);
    }
  });

  test('every film describes all boxes that it crosses', () => {
    for (const { scene } of lessons.steps) {
      const frames = framesIn(course, scene);
      const { seat = 0, point = [] } = scene;
      const seen = seenBy(seat, scene);
      const told = tellShown({ ...seen, frames, point }).join(' ');
      expect(told).not.toMatch(RECORD);
      for (const [i, { entries }] of frames.slice(1).entries()) {
        const before = frames[i]!.position;
        const own = entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
        const marks = own.flatMap(({ text }) => face.inked(before, seat, text));
        for (const mark of marks) {
          const spot = face.spot(before, seat, mark);
          if (spot) expect(told).toContain(seen.words.tell(spot));
        }
      }
    }
  });
});
