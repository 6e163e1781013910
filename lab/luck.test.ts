import { expect, test } from 'vitest';
import type { Split } from '#bots/analysis/told.ts';
import { analyse } from '#bots/analysis.ts';
import { analystsOf } from '#bots/analysts.ts';
import type { Bot } from '#bots/bot.ts';
import type { Game } from '#engine/contract.ts';
import { replay } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { loadPlayers } from '#games/players.ts';
import { estimateOf } from '#kits/sums.ts';
import { LONG } from '#testing/long.ts';
import { recordMatches } from './recorded.ts';

const MATCHES = LONG ? 40 : 8;
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

/** From the first roll on it must know what such matches bring, at tables of every size. */
test.each([
  ['encore', 1],
  ['encore', 2],
  ['encore', 4],
  ['encore-plus', 1],
  ['encore-plus', 3],
] as const)('an expert expects of %s what it scores, of %i', async (id, seats) => {
  const { game, bots } = await loadPlayers(id);
  const players = Array.from({ length: seats }, () => ({ name: 'expert', bot: bots.expert! }));
  const plan = { game, players, options: {}, seed: 'expects', from: 0, to: LONG ? 600 : 80 };
  const errors = recordMatches(plan).map((recorded) => {
    const expected = expectedOf(recorded.record, game, bots.expert!);
    return recorded.scores.reduce((sum, score, seat) => sum + score - expected[seat]!, 0) / seats;
  });
  const { mean, error } = estimateOf(errors);
  expect(Math.abs(mean)).toBeLessThan(FAR * error);
});

/** What it says of a match as it stood after the fourth roll. */
function expectedOf(record: string, game: Game, bot: Bot): readonly number[] {
  const reading = readRecord(record, [game]);
  if (!reading.ok) throw new Error(`line ${reading.line} was refused`);
  const { match } = reading;
  const fifth = match.entries.filter(({ kind }) => kind === 'roll')[4]!;
  const { position } = replay(match, match.entries.slice(0, match.entries.indexOf(fifth)));
  return bot.foresee!(position).scores;
}
