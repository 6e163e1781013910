import { expect, test } from 'vitest';
import { GAMES, SHELVES } from '#games/index.ts';
import { run } from './io-fake.ts';

const GAME = 'qwixx';
const SLOW = 'master';
const QWIXX_BOTS = 'random, greedy, novice, casual, strong, expert, master';
const simulate = (...argv: readonly string[]) => run(['simulate', ...argv]);

test('the same seed gives the same table, with parts and quartiles', async () => {
  const argv = [GAME, '--matches', '20', '--bots', 'greedy,random,greedy', '--seed', 'x'];
  const one = await simulate(...argv);
  expect([one.code, one.err]).toEqual([0, '']);
  expect(await simulate(...argv)).toEqual(one);
  for (const word of [
    '20 games',
    'seed x',
    '1 greedy',
    '2 random',
    'Wins',
    'Median',
    'Penalties',
  ]) {
    expect(one.out).toContain(word);
  }
});

test('--json prints one object', async () => {
  const { out } = await simulate(GAME, '--matches', '5', '--sheet', 'MIXED-COLOURS', '--json');
  const result = JSON.parse(out);
  expect(result).toMatchObject({
    game: GAME,
    options: { Sheet: 'mixed-colours' },
    matches: 5,
    won: 5,
    seats: [{ bot: 'expert' }, { bot: 'expert' }],
    bots: [{ bot: 'expert', wins: 5 }],
  });
  expect(Object.keys(result.seats[0].total)).toEqual(
    'mean deviation min lower median upper max'.split(' '),
  );
});

test('an option for a single player seats one bot', async () => {
  const { code, out } = await simulate('encore', '--variant', 'solo', '--matches', '2', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    options: { Variant: 'solo' },
    seats: [{ bot: 'expert' }],
  });
});

test('every game can be simulated with each of its bots that answer at once', async () => {
  for (const { game, bots } of SHELVES) {
    for (const bot of Object.keys(bots).filter((each) => each !== SLOW)) {
      const argv = [game.id, '--matches', '1', '--bots', `${bot},random`, '--json'];
      const { code, out } = await simulate(...argv);
      expect([code, JSON.parse(out).seats[0].bot]).toEqual([0, bot]);
    }
  }
});

test('the bar goes to the terminal alone, and leaves nothing behind', async () => {
  const terminal = { columns: 80, rows: 24 };
  const shown = await run(['simulate', GAME, '--matches', '3', '--json'], { terminal });
  expect(shown.err).toMatch(/^\r░+ {3}0 % {2}0 of 3/);
  expect(shown.err.endsWith('\r\x1b[K')).toBe(true);
  expect(JSON.parse(shown.out).matches).toBe(3);
});

test.each([
  [[], 'Which game? Name one: simulate GAME.'],
  [['qwix'], 'There is no game “qwix”. Did you mean qwixx?'],
  [['chess'], `There is no game “chess”. There are: ${GAMES.map(({ id }) => id).join(', ')}.`],
  [[GAME, 'x'], '“x” is one word too many.'],
  [[GAME, '--matches', '0'], '--matches takes a whole number from 1 to 10000000, not “0”.'],
  [[GAME, '--matches', '1e3'], '--matches takes a whole number from 1 to 10000000, not “1e3”.'],
  [[GAME, '--bots', 'gredy'], 'Qwixx has no bot “gredy”. Did you mean greedy?'],
  [[GAME, '--bots', 'x'], `Qwixx has no bot “x”. There are: ${QWIXX_BOTS}.`],
  [[GAME, '--bots', 'toString'], `Qwixx has no bot “toString”. There are: ${QWIXX_BOTS}.`],
  [[GAME, '--bots', 'random,'.repeat(6).slice(0, -1)], 'Qwixx is for up to 5 players, not 6.'],
  [
    [GAME, '--sheet', 'clasic'],
    '“Sheet: clasic” isn’t valid here. Possible values: classic, mixed-colours and mixed-numbers. Did you mean classic?',
  ],
])('%j is refused in plain words', async (argv, sentence) => {
  expect(await simulate(...argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});
