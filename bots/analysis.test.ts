import { expect, test } from 'vitest';
import { type Game, isRefusal } from '#engine/contract.ts';
import { type Match, openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { shelf } from '#games/qwixx/index.ts';
import { randomFrom } from '#kits/random.ts';
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
  expect(score.luck.mean).toBeCloseTo(3 - score.start.mean, 6);
  expect(score.rest - score.lost.mean).toBeCloseTo(0, 6);
});

test('what was lost is told with what would have been better', () => {
  const match = played(eight((turn) => ['S2', turn === 3 ? 'leave' : 'take it']));
  const { decisions, score } = told(match, { bot: modest });
  expect(decisions).toHaveLength(8);
  const { roll, chosen, best, lead, isLost, rank } = decisions[3]!;
  expect([roll, chosen.text, best.text, isLost, rank]).toEqual([4, 'leave', 'take all', true, 3]);
  expect(lead.score.mean).toBe(2);
  expect(decisions[3]!.weight).toBe(2);
  // The others could have been better by one each.
  expect(score.lost.mean).toBe(2 + 7);
  expect(score.start.mean + score.luck.mean - score.lost.mean + score.rest).toBeCloseTo(7, 6);
});

test('who decides at the same time is not known yet', () => {
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
  expect(win.rest).toBeCloseTo(0.5, 6);
});

test('the same seed tells the same, and it can be stopped at any time', () => {
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
    expect(look.tell().score.lost.mean).toBe(0);
    break;
  }
});

test('what no bot would do costs points, and all of a result adds up', () => {
  const { bots, game } = shelf as unknown as typeof shelf & { game: Game };
  const match = raced(game, [bots.greedy as Bot, bots.random as Bot]);
  const analysts = { ...analystsOf(bots as Record<string, Bot>), bot: bots.greedy as Bot };
  const by = (seat: number) => told(match, { ...analysts, seat, samples: 8 });
  const [good, bad] = [by(0), by(1)];
  expect(bad.score.lost.mean).toBeGreaterThan(good.score.lost.mean);
  for (const { score, win, rolls, decisions } of [good, bad]) {
    for (const { final, start, luck, lost, rest } of [score, win]) {
      expect(start.mean + luck.mean - lost.mean + rest).toBeCloseTo(final, 6);
    }
    expect(rolls).toHaveLength(match.entries.filter(({ kind }) => kind === 'roll').length);
    for (const { ideas, chosen } of decisions) {
      expect(ideas.map(({ text }) => text)).toContain(chosen.text);
    }
  }
});

function raced(game: Game, bots: readonly Bot[]): Match {
  const setup = setUp(game, ['A', 'B'], {});
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
