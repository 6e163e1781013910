import { afterEach, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, movesOf, type Seat } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { randomFrom } from '#kits/random.ts';
import { NAMES, openTable } from '#testing/table.ts';
import { randomTrace } from '#testing/trace.ts';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { type Choosable, deedOf } from './deed.ts';
import { wordsOf } from './words.ts';

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));
const MOST_MOVES = 20;

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadAllTexts));
});
afterEach(() => {
  spoken.value = undefined;
});

const faceOf = (id: string) => FACES.find(({ game }) => game.id === id)!;

/** Some choices of a seat. */
function choicesAt(face: Face, position: unknown, seat: Seat): readonly Choosable[] {
  const moves = movesOf(face.game, position, seat).slice(0, MOST_MOVES);
  const words = wordsOf(face, NAMES);
  return moves.map((move) => {
    return { face, words, position, seat, text: face.game.notate(position, seat, move) };
  });
}

/** Some choices of a match played at random. */
function choicesOf(face: Face): readonly Choosable[] {
  const trace = randomTrace(openTable(face.game, 2), randomFrom('deeds'));
  return trace.flatMap(({ position, next }) =>
    next.for === 'seats' ? next.seats.flatMap((seat) => choicesAt(face, position, seat)) : [],
  );
}

/** What the leader of a team of two may choose after a goal was missed. */
function penalties(phase: 'strike' | 'discard'): readonly Choosable[] {
  const face = faceOf('encore-coop');
  return choicesAt(face, { ...(face.game.start(2, {}) as object), phase }, 0);
}

test.each([
  ...FACES.map((face) => [face.game.id, choicesOf(face)] as const),
  ['a penalty', [...penalties('strike'), ...penalties('discard')]] as const,
])('%s: no choice is announced as done, whether it was made or not', (_, choices) => {
  expect(choices.length).toBeGreaterThan(3);
  for (const language of LANGUAGES) {
    spoken.value = language;
    for (const choice of choices) {
      const { face, words, position, seat, text } = choice;
      const deed = deedOf(choice);
      expect(deed).not.toBe('');
      expect(deed).not.toBe(words.tell(face.tell(position, seat, text)));
    }
  }
});

test('a heart is to be circled', () => {
  const hearts = choicesOf(faceOf('encore-plus')).filter(({ text }) => text === 'heart');
  expect(new Set(hearts.map(deedOf))).toEqual(new Set(['Circle a heart · 1 special die']));
});

test('jokers to be crossed out are named by their owner, and a die to be discarded by its kind', () => {
  const strikes = penalties('strike').map(deedOf);
  expect(new Set(strikes).size).toBe(strikes.length);
  expect(strikes[0]).toBe('Ada crosses out no jokers, Ben crosses out 4 jokers');
  expect(penalties('discard').map(deedOf)).toEqual([
    'Give up a colour die',
    'Give up a number die',
  ]);
});
