import { describe, expect, test } from 'vitest';
import { awaited, replay } from '#engine/match.ts';
import { commitmentTo } from '#fair/dice.ts';
import { proofRemarks } from '#fair/headers.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { LIGHT } from '#testing/long.ts';
import type { Sent } from './judge.ts';
import { type Live, revive } from './live.ts';
import { facts, miniature, NOW, texts } from './testing.ts';

const IDS = GAMES.map(({ id }) => id);

describe.for(LIGHT ? IDS.slice(-1) : IDS)('%s', (id) => {
  test('a whole match: what is live is what the log says, and every roll can be proved', () => {
    const random = randomFrom(`whole ${id}`);
    const table = miniature(id);
    table.ask(1, { type: 'chance', value: 'c3'.repeat(32), id: 'c', step: 0 });
    for (let turn = 0; table.live.finished === undefined; turn++) {
      if (turn > 3000) throw new Error('no end');
      const { seat, sent } = anyWish(table.live, random, turn);
      expect(table.ask(seat, sent)).toEqual({ kind: 'done' });
      expect(table.ask(seat, sent).kind, 'the same again').toMatch(/^(done|late)$/);
      if (turn % 3 === 0) expect(facts(revive(table.kept))).toEqual(facts(table.live));
    }
    expect(table.live.finished).toBe(NOW);
    const { match, chance } = table.live;
    const { secret } = table.kept.begun;
    const remarks = proofRemarks({ secret, seats: chance, commitment: commitmentTo(secret) });
    expect(verify({ ...match, remarks }).kind).toBe('right');
    expect(replay(match, match.entries).position).toEqual(match.position);
  });
});

/** A legal wish of somebody who is awaited; sometimes they think again first. */
function anyWish({ match }: Live, random: Random, turn: number): { seat: number; sent: Sent } {
  const { game, position, step } = match;
  const id = `w${turn}`;
  if (game.next(position).for === 'dice') {
    return { seat: game.active(position), sent: { type: 'roll', id, step } };
  }
  const [decided] = match.sealed.keys();
  if (decided !== undefined && random.below(4) === 0) {
    return { seat: decided, sent: { type: 'takeBack', id, step } };
  }
  const open = awaited(match);
  const seat = open[random.below(open.length)]!;
  const all = texts(match, seat);
  return { seat, sent: { type: 'decide', text: all[random.below(all.length)]!, id, step } };
}
