import { beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { type Match, replay } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { CARDS } from '#games/cards.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { framesOf } from '../story/frames.ts';
import { wordsOf } from '../table/words.ts';
import { type Told, toldOf } from './end-told.ts';
import { crownedOf } from './parts/outcome.ts';

beforeAll(() => loadAllTexts('en'));

async function finished(id: string, seats: number): Promise<{ told: Told; match: Match }> {
  const face = await CARDS.find((card) => card.id === id)!.load();
  const { players, options, entries } = await played({
    id: 'told',
    game: id,
    seats,
    until: isOver,
  });
  const setup = setUp(face.game, players, options);
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = replay(setup, entries);
  const told = toldOf(match, framesOf(match, entries), wordsOf(face, players));
  return { told, match };
}

const saidOf = ({ moments }: Told): string => moments.map(({ said }) => said).join('\n');

test('every first column and colour is a moment, and the end stands above them alone', async () => {
  const { told } = await finished('encore-plus', 3);
  expect(told.moments.length).toBeGreaterThan(12);
  expect(saidOf(told)).toMatch(/^Column \w is full! First: /m);
  expect(told.last[0]).toMatch(/^That’s the end! /);
  expect(saidOf(told)).not.toContain(told.last[0]);
});

test('misses and what a mission gained are moments too', async () => {
  const { told } = await finished('encore-coop', 3);
  expect(saidOf(told)).toMatch(/miss/i);
  expect(saidOf(told)).toMatch(/goal|mission|colour/i);
});

test('what every roll is called out with is none', async () => {
  const { told } = await finished('qwixx', 3);
  expect(saidOf(told)).not.toMatch(/sum|total/i);
  expect(saidOf(told)).toMatch(/penalty/i);
});

test('a solo match names its rank and not its points again; nobody wears a crown', async () => {
  const { told, match } = await finished('encore-plus', 1);
  expect(told.last).toHaveLength(1);
  expect(told.last[0]).toMatch(/^Rank \d+ of 13\. \w/);
  expect(told.last[0]).not.toMatch(/point/);
  expect(saidOf(told)).toMatch(/^That’s the end! /m);
  expect(crownedOf(match)).toEqual([]);
});

test('a winner against others, or with them, wears a crown', async () => {
  const { match } = await finished('encore', 3);
  expect(crownedOf(match)).toEqual(match.game.winners(match.position));
  expect(crownedOf(match)).not.toEqual([]);
  const team = await finished('encore-coop', 1);
  expect(crownedOf(team.match)).toEqual(team.match.game.winners(team.match.position));
});
