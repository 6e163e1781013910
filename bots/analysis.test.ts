import { expect, test } from 'vitest';
import { type Game, isRefusal } from '#engine/contract.ts';
import { type Match, openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { SHELVES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { LONG } from '#testing/long.ts';
import { pebbles } from '#testing/toy.ts';
import type { Analysis } from './analysis/told.ts';
import { type Asked, analyse, type Look } from './analysis.ts';
import { analystsOf } from './analysts.ts';
import type { Bot } from './bot.ts';
import { diceFrom } from './dice.ts';

const game = pebbles as unknown as Game;

/** Eight turns of a die from 1 to 3; each word is what the seats did after it, in their order. */
function played(turns: readonly (readonly [die: string, ...words: string[]])[]): Match {
  const setup = setUp(
    game,
    turns[0]!.slice(1).map((_, seat) => `P${seat}`),
    { Sheet: 'long' },
  );
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = openMatch(setup);
  for (const [die, ...words] of turns) {
    expect(throwDice(match, [die])).toBeUndefined();
    for (const [seat, word] of words.entries()) expect(play(match, seat, word)).toBeUndefined();
  }
  expect(game.next(match.position).for).toBe('nobody');
  return match;
}

/** Takes all of a die of three, and leaves what is smaller. */
const picky: Bot = {
  choose(position) {
    const { die, taken, goal } = position as { die: number; taken: number[]; goal: number };
    return die === 3 && Math.max(...taken) + 3 <= goal ? 2 : 0;
  },
};
/** Takes one, whatever lies there. */
const modest: Bot = { choose: () => 1 };

function told(match: Match, more: Partial<Asked> = {}): Analysis {
  return heard(match, more).at(-1)!.tell();
}

function heard(match: Match, more: Partial<Asked> = {}): Look[] {
  const asked = { match, seat: 0, bot: picky, advisers: [], samples: 12, seed: 'seed', ...more };
  return [...analyse(asked)];
}

const eight = <T>(each: (turn: number) => T): T[] => Array.from({ length: 8 }, (_, i) => each(i));

test('the luck of a roll is what its dice bring, compared with average dice', () => {
  const match = played(eight((turn) => (turn === 0 ? ['S3', 'take all'] : ['S1', 'leave'])));
  const { rolls, score } = told(match, { samples: 400 });
  // One roll of three is worth three points to this bot: one point on average.
  expect(rolls[0]!.luck.score.mean).toBeCloseTo(1.8, 0);
  expect(rolls[7]!.luck.score.mean).toBeCloseTo(-1, 1);
  expect(score.start.mean).toBeCloseTo(7.8, 0);
  expect(score.final).toBe(3);
  // It was played just as the bot would have: all that is missing is luck.
  expect(score.dice.mean).toBeCloseTo(3 - score.start.mean, 6);
  expect([score.dice.isClear, score.own.mean, score.others.mean]).toEqual([true, 0, 0]);
});

test('a loss comes with the better move', () => {
  const match = played(eight((turn) => ['S2', turn === 3 ? 'leave' : 'take it']));
  const { decisions, score, lost } = told(match, { bot: modest });
  expect(decisions).toHaveLength(8);
  const { roll, chosen, best, lead, isLost, rank } = decisions[3]!;
  expect([roll, chosen.text, best.text, isLost, rank]).toEqual([4, 'leave', 'take all', true, 3]);
  expect(lead.score.mean).toBe(2);
  expect(decisions[3]!.weight).toBe(2);
  // The others could have been better by one each.
  expect(lost.score.mean).toBe(2 + 7);
  // Beside the bot only one pebble was missed: it always takes one.
  expect(score.own.mean).toBe(-1);
  expect(score.start.mean + score.dice.mean + score.own.mean).toBeCloseTo(7, 6);
});

test('a bot that can foresee the end is asked four rolls later, and nothing is left over', () => {
  const asked: number[] = [];
  const seer: Bot = {
    ...modest,
    foresee(position) {
      const { turn, taken } = position as { turn: number; taken: number[] };
      asked.push(turn);
      // It thinks that every pebble to come is worth a tenth of a point less than it is.
      const scores = taken.map((count) => count + 0.9 * (8 - turn));
      return { scores, leads: scores, wins: [0.6] };
    },
  };
  const match = played(eight(() => ['S2', 'leave']));
  const { rolls, score, win } = told(match, { bot: seer, samples: 2 });
  expect([Math.min(...asked), Math.max(...asked)]).toEqual([4, 7]);
  // Nothing but four pebbles taken on the way and what it thinks of the other four.
  expect([rolls[0]!.before.score.mean, score.start.mean]).toEqual([7.6, 7.6]);
  expect(score.own.mean + score.dice.mean).toBeCloseTo(0 - 7.6, 9);
  // A chance that it foresaw is no match that might have ended otherwise.
  for (const { mean, error } of [rolls[0]!.before.win, win.start]) {
    expect([mean, error]).toEqual([0.6, expect.closeTo(0, 6)]);
  }
  // From the last rolls it played on to the end.
  expect(rolls[7]!.before.win.error).toBeGreaterThan(0.1);
});

test('simultaneous decisions are not known yet', () => {
  const turns = eight((turn): [string, string, string] => [
    'S1',
    'take it',
    turn === 7 ? 'leave' : 'take it',
  ]);
  const { decisions, win } = told(played(turns), { bot: modest });
  const last = decisions.at(-1)!;
  // The other one gave up the last pebble, but the bot would have taken it.
  expect(last.chosen.win.mean).toBe(0.5);
  expect(win.final).toBe(1);
  expect([win.own.mean, win.others.mean]).toEqual([0, 0.5]);
});

test('the same seed gives the same result, and it can be stopped at any time', () => {
  const match = played(eight(() => ['S3', 'take it']));
  expect(told(match)).toEqual(told(match));
  expect(told(match, { seed: 'other' })).not.toEqual(told(match));
  const looks = heard(match);
  const done = looks.map((look) => look.done);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(1);
  const rough = analyse({ match, seat: 0, bot: picky, advisers: [], samples: 12, seed: 'x' });
  for (const look of rough) {
    if (!look.isRound) continue;
    expect(look.tell().samples).toBe(1);
    expect(look.tell().lost.score.mean).toBe(0);
    // One set of dice has no spread, and yet nothing is clear.
    expect(look.tell().rolls.some(({ luck }) => luck.score.isClear)).toBe(false);
    break;
  }
});

test('a time limit ends the first pass, and close decisions are still refined', () => {
  const match = played(eight(() => ['S3', 'take it']));
  const looks = heard(match, { samples: 12, isEnough: (samples) => samples === 7 });
  expect(looks.filter(({ isRound }) => isRound)).toHaveLength(7 + 1);
  expect([looks.at(-1)!.done, looks.at(-1)!.tell().samples]).toEqual([1, 7]);
});

test('what no bot would do costs points', () => {
  const [good, bad] = [0, 1].map((seat) =>
    told(raced('qwixx', 2), { ...by('greedy', 'qwixx'), seat }),
  );
  expect(bad!.lost.score.mean).toBeGreaterThan(good!.lost.score.mean);
  expect(bad!.score.own.mean).toBeLessThan(0);
  for (const { ideas, chosen } of bad!.decisions) {
    expect(ideas.map(({ text }) => text)).toContain(chosen.text);
  }
});

test.each(SHELVES.flatMap(({ game: { id } }) => ['greedy', 'expert'].map((bot) => [id, bot])))(
  'all of a result of %s adds up with %s, for every seat and on every set of dice',
  (id, bot) => {
    const match = raced(id!, 2);
    for (const seat of [0, 1]) {
      for (const seed of LONG ? ['these', 'those'] : ['these']) {
        const { score, win, rolls } = told(match, { ...by(bot!, id!), seat, seed, samples: 1 });
        for (const { final, start, dice, own, others } of [score, win]) {
          expect(start.mean + dice.mean + own.mean + others.mean).toBeCloseTo(final, 9);
        }
        const totals = match.game.scores(match.position).map(({ total }) => total);
        expect(score.final).toBe(totals[seat]! - totals[1 - seat]!);
        const lucks = rolls.reduce((sum, { luck }) => sum + luck.score.mean, 0);
        expect(score.dice.mean).toBeCloseTo(lucks, 9);
        // Who chose at random has not chosen as the bot would have.
        if (seat === 1) expect([score.own.mean, win.own.mean]).not.toEqual([0, 0]);
      }
    }
  },
);

/** Those who look at a match, quickly, with one who plays on. */
function by(name: string, id: string) {
  const bots = SHELVES.find(({ game }) => game.id === id)!.bots as Record<string, Bot>;
  return { ...analystsOf({ greedy: bots.greedy!, random: bots.random! }), bot: bots[name]! };
}

/** A match of somebody who plays well with somebody who plays at random. */
function raced(id: string, seats: number): Match {
  const { game, bots: all } = SHELVES.find((shelf) => shelf.game.id === id)!;
  const bots = [all.greedy!, all.random!];
  const setup = setUp(game, ['A', 'B'].slice(0, seats), {});
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = openMatch(setup);
  const random = randomFrom('race');
  const dice = diceFrom(random);
  const faces: number[] = [];
  for (;;) {
    const { position } = match;
    const next = game.next(position);
    if (next.for === 'nobody') return match;
    if (next.for === 'dice') {
      dice.throw(next.dice, faces);
      throwDice(
        match,
        next.dice.map((die, i) => die.faces[faces[i]!]!),
      );
    } else {
      for (const seat of next.seats) {
        play(match, seat, game.notate(position, seat, bots[seat]!.choose(position, seat, random)));
      }
    }
  }
}
