import { afterAll, describe, expect, test } from 'vitest';
import { isRefusal, LANGUAGES, type Note, type Seat } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { awaited, openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { loadPlayers } from '#games/players.ts';
import { randomFrom } from '#kits/random.ts';
import { loadFace } from '../app/faces.ts';
import { language, spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { isShouted, type Moment, momentsIn, shoutOf, sideOf } from './moments.ts';
import { wordsOf } from './words.ts';

const PLAYERS = ['Lea', 'Tom'];
const MATCHES = 6;

/** What each game has to cheer in a handful of matches, and which announcements it stands for. */
const GAMES: Readonly<Record<string, { kinds: readonly Moment['kind'][]; notes: RegExp }>> = {
  encore: { kinds: ['colour', 'column', 'star', 'win'], notes: /^E1[23]\.first/ },
  'encore-plus': { kinds: ['colour', 'column', 'row', 'win'], notes: /^(E1[23]\.first|P10)/ },
  'encore-coop': { kinds: ['colour', 'column', 'goal'], notes: /^(E1[23]\.first|C10\.won)/ },
  qwixx: { kinds: ['lock', 'win'], notes: /^Q9/ },
  choice: { kinds: ['side', 'win'], notes: /^T[89]/ },
};

interface Step {
  readonly before: unknown;
  readonly after: unknown;
  readonly said: readonly Note[];
  readonly isRoll: boolean;
}

/** Matches of two bots, step by step. */
async function stepsOf(face: Face): Promise<readonly Step[]> {
  const { game, bots } = await loadPlayers(face.game.id);
  const steps: Step[] = [];
  for (let nth = 0; nth < MATCHES; nth++) {
    const setup = setUp(game, PLAYERS, {});
    if (isRefusal(setup)) throw new Error(setup.key);
    const match = openMatch(setup);
    const random = randomFrom(`moments ${nth}`);
    for (let next = game.next(match.position); next.for !== 'nobody'; ) {
      const before = game.clone(match.position);
      if (next.for === 'dice') {
        const faces = next.dice.map((die) => random.below(die.faces.length));
        throwDice(match, diceWords(next.dice, faces));
      } else {
        for (const seat of awaited(match)) {
          const move = bots.greedy!.choose(match.position, seat, random);
          play(match, seat, game.notate(match.position, seat, move));
        }
      }
      const after = game.clone(match.position);
      const said = game.announce(before, after);
      steps.push({ before, after, said, isRoll: next.for === 'dice' });
      next = game.next(match.position);
    }
  }
  return steps;
}

await Promise.all(LANGUAGES.map(loadAllTexts));
const FACES = await Promise.all(
  CARDS.map(async (card) => {
    const face = await loadFace(card);
    return [card.id, face, await stepsOf(face)] as const;
  }),
);
afterAll(() => {
  spoken.value = undefined;
});

const momentsAt = (face: Face, { before, after }: Step, looker: Seat | undefined) =>
  momentsIn(face, { before }, after, looker);

describe.each(FACES)('%s', (id, face, steps) => {
  const { kinds, notes } = GAMES[id]!;

  test('has its great moments, and a roll is none', () => {
    const seen = new Set(steps.flatMap((step) => momentsAt(face, step, 0).map(({ kind }) => kind)));
    for (const kind of kinds) expect(seen).toContain(kind);
    const rolls = steps.filter(({ isRoll }) => isRoll);
    expect(rolls.length).toBeGreaterThan(50);
    expect(rolls.flatMap((step) => momentsAt(face, step, 0))).toEqual([]);
  });

  test('shouts what the rules announce of it, and leaves the rest to them', () => {
    const told = steps.flatMap((step) => {
      const moments = momentsAt(face, step, 0);
      return step.said.map((note) => [note, isShouted(note, moments)] as const);
    });
    expect(told.length).toBeGreaterThan(20);
    for (const [note, isTold] of told) {
      const { have, need, seats = [] } = note.args;
      const isWanted = notes.test(`${note.rule}.${note.key}`);
      // Of a mission's parts only whole ones are great; and others' second rows are only announced.
      const isPart = note.rule === 'C3' && have === need;
      const isOthers = note.key === 'later' && !(seats as readonly Seat[]).includes(0);
      expect([note, isTold]).toEqual([note, (isWanted && !isOthers) || isPart]);
    }
  });

  test.each(LANGUAGES)('is shouted in %s, by those who did it and by others', (which) => {
    spoken.value = which;
    expect(language.value).toBe(which);
    const words = wordsOf(face, PLAYERS);
    let count = 0;
    for (const step of steps) {
      for (const looker of [0, 1, undefined]) {
        for (const moment of momentsAt(face, step, looker)) {
          const shout = shoutOf(moment, looker, words, PLAYERS);
          expect(shout).toMatch(/!/);
          expect(shout).not.toMatch(/[{}]|undefined/);
          const isOther = sideOf(moment, looker) === 'theirs';
          const names = PLAYERS.filter((_, seat) => moment.seats.includes(seat));
          // The player who did it is not named to themselves; others hear the name.
          for (const name of names)
            expect([shout, shout.includes(name)]).toEqual([
              shout,
              isOther && moment.kind !== 'goal',
            ]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  test('what somebody else did second is no moment', () => {
    const late = steps.flatMap((step) =>
      momentsAt(face, step, undefined).filter(({ isFirst }) => !isFirst),
    );
    expect(late).toEqual([]);
  });
});

test('a column is mine, mine too, or theirs, with what it brings each', () => {
  const [, face, steps] = FACES.find(([id]) => id === 'encore')!;
  spoken.value = 'en';
  const words = wordsOf(face, PLAYERS);
  const shouts = (isFirst: boolean, looker: Seat) =>
    steps.flatMap((step) =>
      momentsAt(face, step, looker)
        .filter((each) => each.kind === 'column' && each.isFirst === isFirst && each.seats[0] === 0)
        .map((each) => `${shoutOf(each, looker, words, PLAYERS)} ${each.points}`),
    );
  expect(shouts(true, 0)[0]).toMatch(/^Column [A-O] is mine! [1-5]$/);
  expect(shouts(false, 0)[0]).toMatch(/^Column [A-O], me too! [0-3]$/);
  expect(shouts(true, 1)[0]).toMatch(/^(Lea has column [A-O]!|Column [A-O] is mine!) [1-5]$/);
});
