import { describe, expect, test } from 'vitest';
import type { Language } from '#engine/contract.ts';
import { LANGUAGES, movesOf } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type { Saying } from '#games/face.ts';
import { randomFrom } from '#kits/random.ts';
import { speechOf } from '#testing/speech.ts';
import { NO_PICKS, pay, pencil, tap } from '#ui/pencil.ts';
import { card } from '../card.tsx';
import type { Position } from '../play.ts';
import { encore } from '../rules.ts';
import { face } from './index.tsx';

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** Plays at random, and looks at every step before it is taken. */
function playThrough(seats: number, seed: string, look: (position: Position) => void): Position {
  const random = randomFrom(seed);
  const position = encore.start(seats, {});
  for (;;) {
    look(position);
    const next = encore.next(position);
    if (next.for === 'nobody') return position;
    if (next.for === 'dice') {
      encore.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    const chosen = next.seats.map((seat) => {
      const moves = movesOf(encore, position, seat);
      return moves[random.below(moves.length)]!;
    });
    encore.resolve(position, chosen);
  }
}

const TEXTS = await speechOf(card);

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const speak = speaker(TEXTS[language], NAMES, language);
  const say = ({ key, args }: Saying) => expect(speak(key, args)).not.toMatch(/undefined|\{|\}/);

  test.each([1, 3])('everything about a match of %i can be said', (seats) => {
    playThrough(seats, `words ${seats}`, (position) => {
      say(face.headline(position));
      for (const { word } of face.tray(position)) say(face.dieName(word));
      const next = encore.next(position);
      for (const seat of next.for === 'seats' ? next.seats : []) {
        face.status(position, seat).map(say);
        const options = face.options(position, seat);
        const texts = [...options.map(({ text }) => text), face.quiet(position, seat)!.text];
        for (const text of texts) say(face.tell(position, seat, text));
        const some = options[options.length >> 1];
        const box = some?.boxes[0];
        const picks =
          box === undefined
            ? NO_PICKS
            : (tap(options, NO_PICKS, box) ?? pay(options, NO_PICKS, box)!);
        for (const each of [NO_PICKS, picks]) {
          const prompt = face.prompt(position, seat, pencil(options, each));
          say(prompt.title);
          say(prompt.button);
          if (prompt.detail) say(prompt.detail);
        }
        for (const { boxes, dear } of options.filter((option) => option.dear.length > 0)) {
          const { title, detail, action } = face.cost!(position, seat, boxes[0]!, dear);
          [title, detail!, action].map(say);
        }
      }
    });
  });

  test('every choice of the set-up screen has a name', () => {
    for (const { name, choices } of encore.headers) {
      const texts = [`option.${name}`, ...choices(1).map((value) => `option.${name}.${value}`)];
      for (const key of texts) expect(TEXTS[language]).toHaveProperty([key]);
    }
  });
});

test('a choice is described and inked as it was made', () => {
  const position = encore.start(2, {});
  encore.roll(position, [2, 2, 5, 0, 0, 5]);
  expect(face.tell(position, 0, 'Y1 H6')).toMatchObject({ key: 'tell.crossed' });
  expect(face.tell(position, 0, 'X1 H6').args).toMatchObject({ jokers: 1, colour: 'Y' });
  expect(face.inked(position, 0, 'Y2 H6 H7')).toEqual(['H6', 'H7']);
  expect(face.inked(position, 0, 'pass')).toEqual([]);
});

test('the last joker is warned of', () => {
  const position = encore.start(2, {});
  encore.roll(position, [2, 2, 5, 0, 0, 5]);
  expect(face.warning(position, 0, 'X1 H6')).toBeUndefined();
  position.papers[0]!.jokers = 1;
  expect(face.warning(position, 0, 'X1 H6')).toEqual({ key: 'warn.lastJoker' });
  expect(face.warning(position, 0, 'Y1 H6')).toBeUndefined();
  expect(face.warning(position, 0, 'pass')).toBeUndefined();
});

test('a pad scores as a match of several does', () => {
  const position = face.pad.start({ Sheet: 'red' });
  for (const row of [1, 2, 3, 4, 5, 6, 7]) face.pad.tap(position, `A${row}`);
  const [score] = encore.scores(position);
  expect(score).toEqual({
    total: 5 + 8 - 28,
    parts: { columns: 5, colours: 0, jokers: 8, stars: -28 },
  });
});

test('a fresh sheet can be played on', () => {
  expect(() => encore.start(2, { Sheet: face.freshSheet!('some seed') })).not.toThrow();
});
