import { describe, expect, test } from 'vitest';
import { diceFrom } from '#bots/dice.ts';
import { isPrice, type Reasoning, reasonsBeside, reasonsFor } from '#bots/reasons.ts';
import { type Game, LANGUAGES, movesOf } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { joinTexts, textsOf as wordsOf } from '#engine/texts.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Reason } from '#kits/reason.ts';
import { TIMEOUT } from '#testing/long.ts';
import { familiesIn, familyOf, translations } from '#testing/translations.ts';
import { SHELVES } from './index.ts';
import { loadReasons } from './reasons.ts';
import type { Shelf } from './shelf.ts';

const MATCHES = 6;
/** Moves of a decision that are looked at. */
const LOOKED_AT = 4;

/** Where nothing is a gain, or just what is to be said. */
const MAY_BE_NOTHING = [
  'reason.nothing',
  'reason.miss.none',
  'reason.miss.few',
  'reason.lying.poor',
  'reason.leaves.poor',
  'reason.ends',
  'reason.closes',
];

const met = new Set<string>();
const written = new Map<string, string>();

test.each(SHELVES.map((shelf) => [shelf.game.id, shelf] as const))(
  'every move of %s has a few reasons, and all of them can be said',
  async (id, shelf) => {
    const reasoning = await loadReasons(id);
    const texts = joinTexts(wordsOf(shelf.game), reasoning.texts);
    const say = LANGUAGES.map((language) => speaker(texts[language], ['Lea', 'Tom'], language));
    for (const reasons of reasonsIn(shelf, reasoning)) {
      expect(reasons.length).toBeLessThanOrEqual(3);
      const prices = reasons.filter(isPrice);
      expect(reasons.slice(reasons.length - prices.length)).toEqual(prices);
      expect(prices.length).toBeLessThanOrEqual(1);
      for (const { key, args, figure } of reasons) {
        met.add(key);
        // Compared with another move, each price may be shown as spared.
        if (prices.length > 0)
          expect(reasoning.texts.en).toHaveProperty([`${prices[0]!.key}.spared`]);
        expect(figure).toMatch(/^(?:0|[+−]?[1-9]\d*|[1-9]\d*\/\d+)$/);
        if (figure === '0') expect(MAY_BE_NOTHING).toContain(key);
        for (const each of say) each(key, args);
      }
    }
    for (const [key, text] of Object.entries(reasoning.texts.en)) written.set(key, text);
  },
  TIMEOUT,
);

describe.each(await Promise.all(SHELVES.map(textsOf)))('the reasons of %s', (_, texts) => {
  translations(texts);
});

async function textsOf({ game }: Shelf) {
  const { texts } = await loadReasons(game.id);
  return [game.id, joinTexts(wordsOf(game), texts)] as const;
}

test('no reason is written that nobody gives', () => {
  const terms = new Set([...written.values()].flatMap(familiesIn));
  const unsaid = [...written.keys()].filter((key) => !met.has(key) && !terms.has(familyOf(key)));
  expect(unsaid).toEqual([]);
});

/** The reasons of moves in whole matches, alone and together. */
function* reasonsIn(shelf: Shelf, reasoning: Reasoning): Generator<readonly Reason[]> {
  const { game, bots } = shelf;
  for (let match = 0; match < MATCHES; match++) {
    const random = randomFrom(`reasons/${game.id}/${match}`);
    const seats = Math.max(game.players.min, 1 + (match % 3));
    const options = game.headers.some(({ name }) => name === 'Mission')
      ? { Mission: String((match % 5) + 1) }
      : {};
    const position = game.start(seats, options);
    yield* played(game, bots.greedy!, reasoning, position, random);
  }
}

function* played(
  game: Game,
  bot: Shelf['bots'][string],
  reasoning: Reasoning,
  position: unknown,
  random: Random,
): Generator<readonly Reason[]> {
  const dice = diceFrom(random);
  for (const faces: number[] = []; ; ) {
    const next = game.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      dice.throw(next.dice, faces);
      game.roll(position, faces);
      continue;
    }
    const chosen = next.seats.map((seat) => bot.choose(position, seat, random));
    for (const [i, seat] of next.seats.entries()) {
      const moves = movesOf(game, position, seat);
      const some = Array.from({ length: LOOKED_AT }, () => moves[random.below(moves.length)]!);
      for (const move of [chosen[i]!, ...some]) {
        yield reasonsFor(game, reasoning, position, seat, move);
        yield reasonsBeside(game, reasoning, position, seat, [chosen[i]!, move]);
        yield reasonsBeside(game, reasoning, position, seat, [move, chosen[i]!]);
      }
    }
    game.resolve(position, chosen);
  }
}
