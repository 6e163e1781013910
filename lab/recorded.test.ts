import { expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { GAMES, SHELVES } from '#games/index.ts';
import { recordMatches } from './recorded.ts';

test.each(SHELVES.map((shelf) => [shelf.game.id, shelf] as const))(
  'matches of %s replay to what was written of them',
  (_, { game, bots }) => {
    const players = [
      { name: 'greedy', bot: bots.greedy! },
      { name: 'random', bot: bots.random! },
    ];
    const plan = { game, players, options: {}, seed: 's', from: 0, to: 3 };
    const recorded = recordMatches(plan);
    expect(recorded.map(({ seats }) => seats[0])).toEqual(['greedy', 'random', 'greedy']);
    for (const each of recorded) {
      const reading = readRecord(each.record, GAMES);
      if (!reading.ok) throw new Error(`line ${reading.line} breaks ${reading.refusal.rule}`);
      const { position } = reading.match;
      expect(game.next(position).for).toBe('nobody');
      expect(game.scores(position).map(({ total }) => total)).toEqual(each.scores);
      expect(game.winners(position).map((seat) => seat + 1)).toEqual(each.winners);
    }
    expect(recordMatches({ ...plan, from: 2 })).toEqual(recorded.slice(2));
  },
);
