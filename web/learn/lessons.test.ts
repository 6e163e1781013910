import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, movesOf, type Texts } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import { isTaught } from '#games/lessons.ts';
import type { Apart, Lessons, Puzzle, Rulebook, Step, Task } from '#games/teach.ts';
import { ROOT } from '#testing/files.ts';
import { readRules } from '#testing/rulebook.ts';
import { translations } from '#testing/translations.ts';
import { type Course, openCourse } from './course.ts';
import { pagesOf } from './pages.ts';
import { countOf, framesIn, heardIn, isWanted, matchAt, verdictOn } from './scene.ts';

const COURSES = await Promise.all(
  CARDS.filter(({ id }) => isTaught(id)).map(({ id }) => openCourse(id)),
);

/** As much as is read aloud in three minutes. */
const MOST_WORDS = 450;
/** One or two short sentences: read at a glance next to a picture, and in the strip of a table. */
const MOST_IN_STEP = 20;
const MOST_IN_TITLE = 8;
const MOST_IN_TIP = 12;
const WORD = /[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu;
/** What nobody can break without breaking another rule first, which then answers. */
const UNHEARD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'encore-plus': {
    P10: 'a bonus nobody has won is out of turn, as F3 says, and where a bomb goes off is P5',
  },
  qwixx: {
    Q6: 'a second action before the first ones is out of turn, as F3 says for all games',
    Q9: 'without five crosses Q2 is broken',
    Q11: 'the match is over then, as Q10 says',
  },
};
const LEAST_PUZZLES = 15;

/** The same word in two languages, right in both. */
const SHARED = ['Jokers', 'Solo', 'Joker', 'Passe', 'Score', 'Block'];

describe.each(COURSES.map((course) => [course.id, course] as const))('%s', (id, course) => {
  const { rulebook, lessons } = course;
  const rules = readFileSync(new URL(`games/${id}/RULES.md`, ROOT), 'utf8');
  const written = readRules(rules);

  test('the rulebook has the rules of RULES.md, and knows which of them forbid', () => {
    const names = rulebook.rules.map(({ name }) => name);
    const forbidding = rulebook.rules.filter(({ forbids }) => forbids).map(({ name }) => name);
    expect([...names].sort()).toEqual([...written.named].sort());
    expect([...forbidding].sort()).toEqual([...written.forbidding].sort());
  });

  test('whatever cites a rule cites one that there is', () => {
    const { steps, puzzles, coach } = lessons;
    const cited = [...steps, ...puzzles, ...coach, ...rulebook.rulings].flatMap(
      (each) => each.rules,
    );
    expect(cited.filter((rule) => !written.named.includes(rule))).toEqual([]);
  });

  test('every rule that a player can break has a step or a puzzle', () => {
    const taught = [...lessons.steps, ...lessons.puzzles].flatMap(({ rules }) => rules);
    expect(written.forbidding.filter((rule) => !taught.includes(rule))).toEqual([]);
  });

  test('every rule that a player can break occurs in a puzzle, in its own words', () => {
    const heard = heardIn(course);
    const unheard = written.forbidding.filter((rule) => !heard.has(rule));
    expect(unheard).toEqual(Object.keys(UNHEARD[id] ?? {}));
  });

  test('no name is used twice', () => {
    for (const keyed of [lessons.steps, lessons.puzzles, lessons.coach, rulebook.rulings]) {
      const keys = keyed.map(({ key }) => key);
      expect([...new Set(keys)]).toEqual(keys);
    }
  });

  test('the rulebook has all its texts, and none that nobody reads', () => {
    const wanted = rulebookKeys(rulebook);
    expect(missing(wanted, rulebook.texts.en)).toEqual([]);
    expect(missing(Object.keys(own(`games/${id}/rulebook`)), wanted)).toEqual([]);
  });

  test('the lessons have all their texts, and none that nobody reads', () => {
    const wanted = lessonKeys(course);
    expect(missing(wanted, lessons.texts.en)).toEqual([]);
    expect(missing(Object.keys(lessons.texts.en), wanted)).toEqual([]);
  });

  describe('rulebook', () => translations(rulebook.texts, SHARED));
  describe('lessons', () => translations(lessons.texts, SHARED));

  test.each(LANGUAGES)('the lesson is read in three minutes, in %s', (language) => {
    const texts = lessons.texts[language];
    const read = lessons.steps.map(
      ({ key }) => `${texts[`step.${key}.title`]} ${texts[`step.${key}.text`]}`,
    );
    expect(read.join(' ').match(WORD)!.length).toBeLessThan(MOST_WORDS);
  });

  test.each(LANGUAGES)('no picture and no tip has many words, in %s', (language) => {
    const long = Object.entries(lessons.texts[language]).filter(
      ([key, text]) => (text.match(WORD) ?? []).length > mostIn(key),
    );
    expect(long).toEqual([]);
  });

  test('every try is a page of its own, and a first match is the last one', () => {
    const names = pagesOf(lessons.steps).map(({ name }) => name);
    const tries = lessons.steps.flatMap(({ key, task }) => (task ? [`${key}-try`] : []));
    expect(tries.length).toBeGreaterThan(3);
    for (const name of tries)
      expect(names[names.indexOf(name) - 1]).toBe(name.slice(0, -'-try'.length));
    expect(names.at(-1)).toBe('first-match');
    expect(new Set(names).size).toBe(lessons.steps.length + tries.length + 1);
  });

  test.each(lessons.steps.map((step) => [step.key, step] as const))('step %s', (_, step) => {
    expect(framesIn(course, step.scene).length).toBeGreaterThan(1);
    const verdicts = (step.examples ?? []).map(({ before, seat = 0, choice }) =>
      verdictOn(matchAt(course, before), seat, choice),
    );
    // Right next to wrong, or it teaches nothing.
    expect(new Set(verdicts.map((refused) => refused === undefined)).size).not.toBe(1);
    const wrong = verdicts.flatMap((refused) => refused?.rule ?? []);
    expect(wrong.filter((rule) => !step.rules.includes(rule))).toEqual([]);
    if (step.task) expect(wantedOf(course, step.task).length).toBeGreaterThan(0);
  });

  test('there are puzzles enough', () => {
    expect(lessons.puzzles.length).toBeGreaterThanOrEqual(LEAST_PUZZLES);
    const answers = lessons.puzzles.map((puzzle) => isRight(course, puzzle));
    expect(answers.filter((is) => is === true).length).toBeGreaterThan(2);
    expect(answers.filter((is) => is === false).length).toBeGreaterThan(2);
  });

  test.each(lessons.puzzles.map((puzzle) => [puzzle.key, puzzle] as const))(
    'puzzle %s',
    (_, puzzle) => {
      const match = matchAt(course, puzzle.before, puzzle);
      if (puzzle.ask === 'may') {
        const refused = verdictOn(match, puzzle.seat ?? 0, puzzle.choice);
        expect(refused === undefined || puzzle.rules.includes(refused.rule)).toBe(true);
      } else if (puzzle.ask === 'cross') {
        expect(wantedOf(course, puzzle).length).toBeGreaterThan(0);
      } else {
        expect(puzzle.offers).toContain(countOf(match, puzzle));
        expect(new Set(puzzle.offers).size).toBe(puzzle.offers.length);
      }
    },
  );
});

test('what games on coloured sheets share is read in one of them', () => {
  const wanted = COURSES.flatMap(({ rulebook }) => rulebookKeys(rulebook));
  expect(missing(Object.keys(own('kits/grid/rulebook')), wanted)).toEqual([]);
});

function mostIn(key: string): number {
  if (key.startsWith('coach.')) return MOST_IN_TIP;
  if (!key.startsWith('step.')) return Number.POSITIVE_INFINITY;
  return key.endsWith('.title') ? MOST_IN_TITLE : MOST_IN_STEP;
}

function missing(wanted: readonly string[], known: Texts | readonly string[]): readonly string[] {
  const keys = Array.isArray(known) ? known : Object.keys(known);
  return wanted.filter((key) => !keys.includes(key));
}

function own(folder: string): Texts {
  return JSON.parse(readFileSync(new URL(`${folder}/texts/en.json`, ROOT), 'utf8'));
}

function rulebookKeys({ about, rules, rulings, texts }: Rulebook): readonly string[] {
  return [
    ...about.flatMap((key) => [`about.${key}.title`, `about.${key}`]),
    ...new Set(rules.map(({ group }) => `group.${group}`)),
    ...rules.flatMap(({ name }) => [`${name}.title`, `${name}.text`]),
    ...rules.map(({ name }) => `${name}.words`).filter((key) => key in texts.en),
    ...rulings.flatMap(({ key }) => [`ruling.${key}.title`, `ruling.${key}`]),
  ];
}

function lessonKeys(course: Course): readonly string[] {
  const { steps, puzzles, coach }: Lessons = course.lessons;
  const ofStep = ({ key, task, examples = [] }: Step) =>
    [
      'title',
      'text',
      ...(task ? ['try', 'tried'] : []),
      ...(task?.wanted ? ['other'] : []),
      ...examples
        .filter(({ before, seat = 0, choice }) => !verdictOn(matchAt(course, before), seat, choice))
        .map((example) => example.key),
    ].map((name) => `step.${key}.${name}`);
  const ofPuzzle = (puzzle: Puzzle) => {
    const asked = `puzzle.${puzzle.key}`;
    return isRight(course, puzzle) === false ? [asked] : [asked, `${asked}.why`];
  };
  return [
    ...steps.flatMap(ofStep),
    ...puzzles.flatMap(ofPuzzle),
    ...coach.map(({ key }) => `coach.${key}`),
  ];
}

/** Whether what is proposed may be done; undefined where nothing is. */
function isRight(course: Course, puzzle: Puzzle): boolean | undefined {
  if (puzzle.ask !== 'may') return undefined;
  const { before, seat = 0, choice } = puzzle;
  return verdictOn(matchAt(course, before, puzzle), seat, choice) === undefined;
}

function wantedOf(course: Course, task: Task & Apart): readonly string[] {
  const { before, seat = 0, wanted } = task;
  const { game, position } = matchAt(course, before, task);
  const next = game.next(position);
  if (next.for !== 'seats' || !next.seats.includes(seat)) return [];
  const quiet = course.face.quiet(position, seat)?.text;
  return movesOf(game, position, seat)
    .map((move) => game.notate(position, seat, move))
    .filter((text) => isWanted(text, wanted, quiet));
}
