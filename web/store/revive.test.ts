import { describe, expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { enter, openMatch, replay } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';
import { pebbles } from '#testing/toy.ts';
import { matchFromRecord } from './create.ts';
import { reviveMatch } from './revive.ts';
import type { SavedMatch } from './saved.ts';
import { OVER, saved } from './testing/matches.ts';

describe('a saved match is revived', () => {
  test('as it was, with the decisions of its open step', () => {
    const revived = reviveMatch(saved('roll S2\n2 leave\n'), pebbles);
    if ('broken' in revived) throw new Error(revived.broken.kind);
    expect(writeRecord(revived.match)).toContain('roll S2\n2 leave\n');
    expect(revived.match.sealed.size).toBe(1);
  });

  test('from a finished record with its result', () => {
    const match = saved(OVER);
    expect(match.result?.totals).toHaveLength(2);
    expect(match.result?.winners).toEqual([0]);
    expect(saved('roll S2\n').result).toBeUndefined();
  });

  test('with the dice of its record', () => {
    const text = 'Game: pebbles\nPlayers: Max, Emma\nDice: real\n\nroll S2\n';
    const reading = readRecord(text, [pebbles]);
    if (!reading.ok) throw new Error(reading.refusal.key);
    const real = matchFromRecord(reading.match);
    expect(real.dice).toBe('real');
    const revived = reviveMatch(real, pebbles);
    if ('broken' in revived) throw new Error(revived.broken.kind);
    expect(writeRecord(revived.match)).toBe(text);
    expect(saved().dice).toBe('app');
  });

  test.each<[string, Partial<SavedMatch>]>([
    ['shape', { revision: -1 }],
    ['shape', { game: 'chess' }],
    ['setup', { players: ['Max', 'Max'] }],
    ['setup', { options: { Weather: 'fine' } }],
    ['entry', { entries: [{ kind: 'roll', text: 'S9' }] }],
    ['entry', { entries: [{ kind: 'move', seat: 5, text: 'leave' }] }],
    ['entry', { sealed: [{ seat: 0, text: 'leave' }] }],
  ])('or is reported as broken: %s %j', (kind, change) => {
    expect(reviveMatch(saved('', change), pebbles)).toMatchObject({ broken: { kind } });
  });

  test('and an entry that is broken is named by its place', () => {
    const { entries } = saved('roll S2\n1 leave\n2 leave\n');
    const twice = saved('', { entries: [...entries, { kind: 'move', seat: 0, text: 'leave' }] });
    expect(reviveMatch(twice, pebbles)).toMatchObject({
      broken: { kind: 'entry', at: 3, refusal: { rule: 'F3' } },
    });
  });

  test('to what the engine replays from the same entries', () => {
    const match = saved(OVER);
    const setup = setUp(pebbles, match.players, match.options);
    if (isRefusal(setup)) throw new Error(setup.key);
    expect(reviveMatch(match, pebbles)).toEqual({ match: replay(setup, match.entries) });
    const fresh = openMatch(setup);
    for (const entry of match.entries) expect(enter(fresh, entry)).toBeUndefined();
  });
});
