import { expect, test } from 'vitest';
import type { Game, Seat } from '#engine/contract.ts';
import { loadPlayers } from '#games/players.ts';
import { randomBot } from './random.ts';
import { type Told, weigh } from './weigh.ts';

interface Race {
  readonly sums: number[];
  phase: 'choose' | 'roll' | 'over';
}

/** Both add 0 to 3 at once and unseen; a die is added to the first of them, and the most wins. */
const race = {
  start: (): Race => ({ sums: [0, 0], phase: 'roll' }),
  next({ phase }: Race) {
    if (phase === 'over') return { for: 'nobody' };
    if (phase === 'roll') return { for: 'dice', dice: [{ name: 'die', faces: ['0', '1', '2'] }] };
    return { for: 'seats', seats: [0, 1] };
  },
  clone: ({ sums, phase }: Race) => ({ sums: [...sums], phase }),
  moves(_position: Race, _seat: Seat, into: number[]) {
    for (let move = 0; move < 4; move++) into[move] = move;
    return 4;
  },
  resolve(position: Race, chosen: readonly number[]) {
    for (const [seat, move] of chosen.entries()) position.sums[seat]! += move;
    position.phase = 'roll';
  },
  roll(position: Race, [face]: readonly number[]) {
    position.sums[0]! += face!;
    position.phase = 'over';
  },
  scores: ({ sums }: Race) => sums.map((total) => ({ total, parts: {} })),
  winners: ({ sums }: Race) =>
    sums.flatMap((sum, seat) => (sum === Math.max(...sums) ? [seat] : [])),
} as Partial<Game<Race>> as Game<Race>;

const weighing = (seed = 'seed') => ({
  game: race,
  bot: randomBot(race),
  position: { sums: [0, 0], phase: 'choose' } satisfies Race,
  seat: 0,
  seed,
});

function heard(rounds: number, seed?: string): Told['moves'] {
  const telling = weigh(weighing(seed));
  for (let i = 1; i < rounds; i++) telling.next();
  return (telling.next().value as Told).moves;
}

const means = (told: Told['moves'], of: 'score' | 'win') =>
  new Map(told.map((each) => [each.move, each[of].mean]));

test('every legal move is listed, the best first', () => {
  expect(heard(1).map(({ move }) => move)).toHaveLength(4);
  expect(heard(1)[0]!.move).toBe(3);
});

test('the longer one listens, the nearer it comes to what a move is worth', () => {
  const told = heard(200);
  // A die of 0, 1 or 2 on top, and an opponent who takes anything from 0 to 3.
  expect(means(told, 'score').get(3)).toBeCloseTo(4, 1);
  expect(means(told, 'score').get(0)).toBeCloseTo(1, 1);
  expect(means(told, 'win').get(3)).toBeCloseTo(1 - 0.5 / 12, 1);
});

test('moves that fall clearly behind are tried no more, but for one that is to be kept', () => {
  const counted = (kept?: number) => {
    const telling = weigh({ ...weighing(), ...(kept !== undefined && { kept }) });
    for (let i = 1; i < 4; i++) telling.next();
    const { moves } = telling.next().value as Told;
    return moves.find(({ move }) => move === 0)!;
  };
  expect([counted(3).isDropped, counted(3).wins.length]).toEqual([true, 16]);
  expect([counted(0).isDropped, counted(0).wins.length]).toEqual([false, 32]);
  // Its value is how far it was behind: three points, on any dice.
  const told = means(heard(50), 'score');
  expect(told.get(3)! - told.get(0)!).toBeCloseTo(3, 9);
});

test('all moves see the same dice and the same opponent', () => {
  const scores = means(heard(1), 'score');
  expect([1, 2, 3].map((move) => scores.get(move)! - scores.get(0)!)).toEqual([1, 2, 3]);
});

test('the same seed gives the same result, and the position stays as it was', () => {
  expect(heard(3)).toEqual(heard(3));
  expect(heard(3, 'other')).not.toEqual(heard(3));
  const asked = weighing();
  weigh(asked).next();
  expect(asked.position).toEqual({ sums: [0, 0], phase: 'choose' });
});

test('dice that stay as they lie are whole dice again in the rolls to come', async () => {
  const { game, bots } = await loadPlayers('choice');
  const position = game.start(1, {});
  game.roll(position, [0, 1, 2]);
  const telling = weigh({ game, bot: bots.greedy!, position, seat: 0, seed: 'again' });
  const { moves } = telling.next().value as Told;
  // Of three dice any may be thrown again. Matches take dozens of rolls: this one decides little.
  expect(moves).toHaveLength(8);
  const scores = moves.map(({ score }) => score.mean);
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(15);
});
