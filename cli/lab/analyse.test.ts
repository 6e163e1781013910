import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../io-fake.ts';

/** Two players who take misses until the fourth ends the match. */
const TURNS = [1, 2, 1, 2, 1, 2, 1].flatMap((roller) => [
  'roll 1 1 R2 Y2 G6 B6',
  '1 pass',
  '2 pass',
  `${roller} pass`,
]);
const RECORD = ['Game: qwixx', 'Players: Max, Emma', '', ...TURNS, ''].join('\n');

const analyse = (argv: readonly string[], input = RECORD) =>
  run(['lab', 'analyse', '-', ...argv], { input });
const QUICK = ['--samples', '8', '--seed', 'x', '--bot', 'greedy'];

test('every roll and decision is listed, and the result adds up', async () => {
  const { out, err } = await analyse([...QUICK, '--json']);
  expect(err).toBe('');
  const { game, bot, seed, players } = JSON.parse(out);
  expect([game, bot, seed]).toEqual(['qwixx', 'greedy', 'x']);
  expect(players.map(({ seat }: { seat: number }) => seat)).toEqual([1, 2]);
  for (const { rolls, decisions, score, win } of players) {
    expect(rolls).toHaveLength(7);
    expect(decisions.length).toBeGreaterThan(7);
    for (const { final, start, dice, own, others } of [score, win]) {
      expect(start.mean + dice.mean + own.mean + others.mean).toBeCloseTo(final, 9);
    }
  }
  // Passing again and again costs more than chance would have it.
  expect(players[0].score.final).toBe(-5);
  expect(players[0].lost.score.mean).toBeGreaterThan(5);
});

test('the same in lines that people read', async () => {
  const { out } = await analyse([...QUICK, '--seat', '1']);
  expect(out).toMatch(/^Qwixx: 8 sets of dice, greedy plays on, seed x$/m);
  expect(out).toMatch(/^Max, in points ahead of the other$/m);
  expect(out).toMatch(/^expected of such a game +−?\d+\.\d +\d+\.\d$/m);
  expect(out).toMatch(/^this player’s choices, compared with the bot’s +(?:·|−\d+\.\d) +\d+\.\d$/m);
  expect(out).toMatch(/^in the end +−5\.0$/m);
  expect(out).toMatch(/^\d+ of \d+ choices were the best or as good; [1-9]\d* clearly weren’t\.$/m);
  expect(out).toMatch(/^ {2}1 {2}pass/m);
  expect(out).toContain('(better ');
  expect(out).not.toContain('Emma');
});

/** Three who take misses: what they chose makes long lines. */
const THREE = [
  'Game: qwixx',
  'Players: Max, Emma, Zoe',
  '',
  ...Array.from({ length: 10 }, (_, turn) => 1 + (turn % 3)).flatMap((roller) => [
    'roll 1 1 R2 Y2 G6 B6',
    '1 pass',
    '2 pass',
    '3 pass',
    `${roller} pass`,
  ]),
  '',
].join('\n');

test('heads are whole at a table of three, and what they mean is said', async () => {
  const { out } = await analyse([...QUICK, '--seat', '1'], THREE);
  expect(out).not.toContain('…');
  expect(out).toMatch(/^Max, in points ahead of the others’ mean$/m);
  expect(out).toMatch(/^ +Luck +Lost +Win$/m);
  expect(out).toContain('\nLuck and Lost are in points; Win is the chance to win that was lost.\n');
});

/** A team of one who crosses nothing three times, which loses the mission. */
const MISSED = `Game: encore-coop\nPlayers: Max\n\n${'roll R G B 2 3 4\n1 pass\n'.repeat(3)}`;

test('the interval of a chance stays between 0 and 1, however certain it looks', async () => {
  const { out } = await analyse([...QUICK, '--json'], MISSED);
  const [{ win, rolls, decisions }] = JSON.parse(out).players;
  const ideas = decisions.flatMap(({ ideas }: { ideas: unknown[] }) => ideas);
  const moments = rolls.map(({ before }: { before: unknown }) => before);
  const chances = [win.start, ...[...moments, ...ideas].map(({ win }) => win)];
  expect(chances.length).toBeGreaterThan(3);
  for (const { mean, error, low, high } of chances) {
    expect(error).toBeGreaterThan(0);
    expect(low >= 0 && low <= mean && mean <= high && high <= 1).toBe(true);
  }
  const people = await analyse(QUICK, MISSED);
  expect(people.out).not.toContain('others');
  expect(people.out).toMatch(/^expected of such a game +\d+ % +\d+ % to \d+ %$/m);
});

test('the same seed gives the same figures', async () => {
  expect(await analyse([...QUICK, '--json'])).toEqual(await analyse([...QUICK, '--json']));
});

test('a terminal sees how far it is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-analyse-'));
  const file = path.join(folder, 'match.txt');
  writeFileSync(file, RECORD);
  const terminal = { columns: 80, rows: 24 };
  const { err } = await run(['lab', 'analyse', file, ...QUICK], { terminal });
  rmSync(folder, { recursive: true });
  expect(err).toContain('100 %');
});

test.each([
  [['--seat', '3'], RECORD, '--seat takes a whole number from 1 to 2, not “3”.'],
  [['--samples', '0'], RECORD, '--samples takes a whole number from 1 to 100000, not “0”.'],
  [
    [],
    RECORD.split('\n').slice(0, -4).join('\n'),
    'This game isn’t over. For a single decision, use lab weigh.',
  ],
])('%j is refused in plain words', async (argv, input, sentence) => {
  expect(await analyse(argv, input)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});
