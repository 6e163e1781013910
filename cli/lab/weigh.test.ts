import { expect, test } from 'vitest';
import { run } from '../io-fake.ts';

/** Max may cross what the white dice or a white and the blue one give, or nothing at all. */
const RECORD = `Game: qwixx
Players: Max, Emma

roll 4 1 R3 Y2 G6 B6
1 R5
2 Y5
`;

const weigh = (argv: readonly string[], input = RECORD) =>
  run(['lab', 'weigh', '-', ...argv], { input });
const QUICK = ['--rounds', '3', '--seed', 'x', '--bot', 'greedy'];

test('every legal move is listed with its value, for people and for programs', async () => {
  const { out } = await weigh([...QUICK, '--json']);
  const { seat, moves, reasons } = JSON.parse(out);
  expect(seat).toBe(1);
  expect(reasons.length).toBeGreaterThan(0);
  const names = moves.map(({ move }: { move: string }) => move);
  expect(names).toContain('pass');
  expect(names).toContain('B10');
  for (const { tried, score, win } of moves) {
    expect(tried).toBeGreaterThanOrEqual(8);
    expect(score.error).toBeGreaterThan(0);
    // Few matches that end alike do not make a chance sure, nor more than all or less than none.
    expect(win.error).toBeGreaterThan(0);
    expect(win.low >= 0 && win.low <= win.mean).toBe(true);
    expect(win.mean <= win.high && win.high <= 1).toBe(true);
  }
  const people = await weigh(QUICK);
  expect(people.out).toMatch(/^Qwixx, Max: what each move is worth when greedy plays on, seed x$/m);
  expect(people.out).toContain(`\nWhy ${names[0]}: ${reasons[0]}\n`);
  const [, wins, points] = /^pass +(\S+ % \(\S+\)) +(\S+ ± \S+) +\d+$/m.exec(people.out)!;
  const pass = moves.find(({ move }: { move: string }) => move === 'pass');
  // Of all that is normally spread, 95 % lie within so many standard errors.
  const within = (mean: number, error: number) =>
    `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`;
  const [mean, low, high] = [pass.win.mean, pass.win.low, pass.win.high].map((each) => 100 * each);
  expect(wins).toBe(`${mean!.toFixed(1)} % (${low!.toFixed(0)}–${high!.toFixed(0)})`);
  expect(points).toBe(within(pass.score.mean, pass.score.error));
});

test('a solo game has points only', async () => {
  const { out } = await weigh(QUICK, 'Game: encore\nPlayers: Max\n\nroll R G 2 3\n');
  expect(out).toMatch(/^ *Score +Tried$/m);
  expect(out).toMatch(/^pass +\d+\.\d ± \d+\.\d +\d+$/m);
  expect(out).not.toContain('%');
});

test('the same seed gives the same figures', async () => {
  expect(await weigh([...QUICK, '--json'])).toEqual(await weigh([...QUICK, '--json']));
});

test('a decision that is past can be asked about, and any seat that decided there', async () => {
  const { out } = await weigh([...QUICK, '--entries', '1', '--seat', '2', '--json']);
  const { seat, moves } = JSON.parse(out);
  expect(seat).toBe(2);
  expect(moves.map(({ move }: { move: string }) => move)).toContain('R5');
});

test.each([
  [
    ['--entries', '0'],
    'Nobody has a choice here: the dice come next. The nearest choice is at --entries 1.',
  ],
  [['--entries', '9'], '--entries takes a whole number from 0 to 3, not “9”.'],
  [['--seat', '2'], 'Seat 2 has no choice here; these do: 1.'],
  [['--seat', '3'], '--seat takes a whole number from 1 to 2, not “3”.'],
])('%j is refused in plain words', async (argv, sentence) => {
  expect(await weigh(argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});

test('a match that is over points to its last choice, one without entries to none', async () => {
  const turns = Array.from(
    { length: 7 },
    (_, i) => `roll 4 1 R3 Y2 G6 B6\n1 pass\n2 pass\n${1 + (i % 2)} pass\n`,
  );
  const over = await weigh([], `Game: qwixx\nPlayers: Max, Emma\n\n${turns.join('')}`);
  expect(over.err).toContain('the game is over. The nearest choice is at --entries 27.\n');
  const begun = await weigh([], 'Game: qwixx\nPlayers: Max, Emma\n');
  expect(begun.err).toBe('dicepad: Nobody has a choice here: the dice come next.\n');
});

test('a record that is wrong is cited', async () => {
  const { code, err } = await weigh([], RECORD.replace('R5', 'R9'));
  expect([code, err]).toEqual([2, expect.stringContaining('standard input, line 5')]);
});
