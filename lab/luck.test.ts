import { expect, test } from 'vitest';
import type { Split } from '#bots/analysis/told.ts';
import { analyse } from '#bots/analysis.ts';
import { analystsOf } from '#bots/analysts.ts';
import { readRecord } from '#engine/record/read.ts';
import { loadPlayers } from '#games/players.ts';
import { estimateOf } from '#kits/sums.ts';
import { LONG } from '#testing/long.ts';
import { recordMatches } from './recorded.ts';

const MATCHES = LONG ? 60 : 8;
const SAMPLES = 2;
/** Standard errors that chance alone all but never exceeds. */
const FAR = 4;

/** The splits of matches of some bots, as the first of them played. */
async function splitsOf(id: string, names: readonly string[]): Promise<readonly Split[]> {
  const { game, bots } = await loadPlayers(id);
  const players = names.map((each) => ({ name: each, bot: bots[each]! }));
  const matches = { game, players, options: {}, seed: 'luck', from: 0, to: MATCHES };
  return recordMatches(matches).map(({ record, seats }) => {
    const reading = readRecord(record, [game]);
    if (!reading.ok) throw new Error(`line ${reading.line} was refused`);
    const seat = seats.indexOf(names[0]!);
    const asked = { match: reading.match, seat, samples: SAMPLES, seed: 'luck' };
    // The look at what is close comes after the last whole round, and changes nothing here.
    for (const { isRound, tell } of analyse({ ...asked, ...analystsOf(bots), advisers: [] })) {
      if (isRound && tell().samples === SAMPLES) return tell().score;
    }
    throw new Error('the look ended early');
  });
}

/**
 * Where a bot is asked how a match will end, its word could be wrong in a way that would be taken
 * for luck or for skill. Over many matches dice are nothing but average.
 */
test.each([
  ['encore', ['casual', 'expert']],
  ['encore-plus', ['casual', 'expert']],
  ['encore', ['casual']],
  ['encore-plus', ['casual']],
] as const)('luck evens out in %s of %j, and weak choices cost', async (id, names) => {
  const splits = await splitsOf(id, names);
  const dice = estimateOf(splits.map(({ dice }) => dice.mean));
  expect(Math.abs(dice.mean)).toBeLessThan(FAR * dice.error);
  const own = estimateOf(splits.map(({ own }) => own.mean));
  expect(own.mean).toBeLessThan(-2 * own.error);
});

/** From the first roll on it must know what such matches bring. */
test.each(['encore', 'encore-plus'])('alone an expert expects of %s what it scores', async (id) => {
  const { game, bots } = await loadPlayers(id);
  const expert = { name: 'expert', bot: bots.expert! };
  const plan = { game, players: [expert], options: {}, seed: 'expects' };
  const matches = recordMatches({ ...plan, from: 0, to: LONG ? 1000 : 150 });
  const scored = estimateOf(matches.map(({ scores }) => scores[0]!));
  const { scores } = bots.expert!.foresee!(game.start(1, {}));
  expect(Math.abs(scores[0]! - scored.mean)).toBeLessThan(FAR * scored.error);
});
