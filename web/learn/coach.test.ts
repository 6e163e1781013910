import { describe, expect, test } from 'vitest';
import { isRefusal, LANGUAGES, type Language, movesOf, type Options } from '#engine/contract.ts';
import { openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { CARDS } from '#games/cards.ts';
import { isTaught } from '#games/lessons.ts';
import { randomFrom } from '#kits/random.ts';
import { type Course, openCourse } from './course.ts';
import { matchAt } from './scene.ts';
import { tipDue } from './tips.ts';

const COURSES = await Promise.all(
  CARDS.filter(({ id }) => isTaught(id)).map(({ id }) => openCourse(id)),
);
const NAMED = COURSES.map((course) => [course.id, course] as const);
const MATCHES = 12;
const ALONE = ['Mia'];
const TWO = ['Mia', 'Tom'];

type Patterns = Readonly<Partial<Record<Language, RegExp>>>;

/** Words about others, and about dice that there are only with others. */
const OTHERS: Patterns = {
  en: /\b(?:some|every|no)body\b|\bwhoever\b|\bthe others\b|first three/i,
  fr: /tout le monde|quelqu’un|personne|les autres|trois premiers/i,
  de: /\bjemand|\balle alle\b|\bniemand|\banderen\b|ersten drei/i,
};
/** Only of a sheet on which each row has one colour. */
const ONE_COLOUR: Patterns = {
  en: /row of that colour/,
  fr: /rangée de cette couleur/,
  de: /Reihe dieser Farbe/,
};

test.each(NAMED)('the coach of %s finds a moment for everything', (_, course) => {
  const { coach, puzzles } = course.lessons;
  const said = new Set([
    ...walked(course, TWO),
    ...(playsAlone(course) ? walked(course, ALONE) : []),
  ]);
  for (const puzzle of puzzles) {
    const { position } = matchAt(course, puzzle.before, puzzle);
    for (const { key, when } of coach) if (when(position, 0)) said.add(key);
  }
  expect(coach.filter(({ key }) => !said.has(key))).toEqual([]);
});

describe.each(NAMED.filter(([, course]) => playsAlone(course)))('alone at %s', (_, course) => {
  test.each(setUps(course, 1))('nothing is said of others, with %j', (options) => {
    const said = walked(course, ALONE, options);
    expect(said.size).toBeGreaterThan(3);
    for (const language of LANGUAGES) {
      const { [language]: texts } = course.lessons.texts;
      const wrong = [...said].filter((key) => OTHERS[language]?.test(texts[`coach.${key}`]!));
      expect(wrong).toEqual([]);
    }
  });
});

test.each(LANGUAGES)('no tip of Qwixx takes a row for one colour, in %s', (language) => {
  const { texts, coach } = COURSES.find(({ id }) => id === 'qwixx')!.lessons;
  const told = coach.map(({ key }) => texts[language][`coach.${key}`]!);
  expect(told.filter((words) => ONE_COLOUR[language]?.test(words))).toEqual([]);
});

test.each([
  ['encore', ['together', 'start']],
  ['encore-plus', ['together', 'start']],
  ['encore-coop', ['mission', 'together', 'start']],
  ['qwixx', ['white', 'colour']],
  ['choice', ['again', 'choose', 'three']],
])('answering every tip of %s shows these on the first roll: %j', (id, keys) => {
  const course = COURSES.find((each) => each.id === id)!;
  const said: string[] = [];
  walk(course, TWO, {}, 'first', (position) => {
    const next = () => tipDue(course.lessons.coach, said, position, 0);
    for (let tip = next(); tip; tip = next()) said.push(tip.key);
    return course.face.game.active(position) === 0;
  });
  expect(said).toEqual(expect.arrayContaining(keys));
});

function playsAlone({ face }: Course): boolean {
  return face.game.players.min === 1;
}

/** The usual table, and one for every other value of every option. */
function setUps({ face }: Course, seats: number): readonly Options[] {
  return face.game.headers.flatMap(({ name, each, choices }) =>
    (each ?? { choices }).choices(seats).map((value) => ({ [name]: value })),
  );
}

/** All that is said in some matches played at random. */
function walked(
  course: Course,
  players: readonly string[],
  options: Options = {},
): ReadonlySet<string> {
  const said = new Set<string>();
  for (let i = 0; i < MATCHES; i++) {
    walk(course, players, options, `coach ${i}`, (position) => {
      for (const { key, when } of course.lessons.coach) if (when(position, 0)) said.add(key);
      return true;
    });
  }
  return said;
}

/** Plays at random, and yields every position. */
function walk(
  course: Course,
  players: readonly string[],
  options: Options,
  seed: string,
  onPosition: (position: unknown) => boolean,
): void {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const setup = setUp(course.face.game, players, options);
  if (isRefusal(setup)) throw new Error(`the table was refused by ${setup.rule}`);
  const match = openMatch(setup);
  const { game, position } = match;
  for (let next = game.next(position); next.for !== 'nobody'; next = game.next(position)) {
    if (!onPosition(position)) return;
    if (next.for === 'dice') {
      throwDice(
        match,
        next.dice.map(({ faces }) => pick(faces)),
      );
    } else {
      for (const seat of next.seats) {
        play(match, seat, game.notate(position, seat, pick(movesOf(game, position, seat))));
      }
    }
  }
}
