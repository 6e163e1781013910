import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { awaited, type Match, replay } from '#engine/match.ts';
import { commitmentTo } from '#fair/dice.ts';
import { proofRemarks } from '#fair/headers.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Kept } from '../log/log.ts';
import { judge, type Sent } from './judge.ts';
import { advance, type Live, revive } from './live.ts';
import { begun, blank, written } from './testing.ts';

const TWO = ['Max', 'Emma'];
const NOW = 7;

/** A table in miniature: judges, and lets the log and the live match follow. */
function tableOf(kept: Kept) {
  const table = {
    kept,
    live: revive(kept),
    ask(seat: number, sent: Sent) {
      const { outcome, change, match } = judge(table.live, seat, sent, NOW);
      if (change) {
        table.kept = written(table.kept, change);
        table.live = advance(table.live, change, match);
      }
      return outcome;
    },
  };
  return table;
}

const qwixx = () => tableOf(blank(begun('qwixx', TWO)));
const rolled = () => {
  const table = qwixx();
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  return table;
};
const decide = (text: string, id: string, step = 1): Sent => ({ type: 'decide', text, id, step });

describe.for(GAMES.map(({ id }) => id))('%s', (id) => {
  test('a whole match: what is live is what the log says, and every roll can be proved', () => {
    const random = randomFrom(`whole ${id}`);
    const table = tableOf(blank(begun(id, TWO)));
    table.ask(1, { type: 'chance', value: 'c3'.repeat(32), id: 'c', step: 0 });
    for (let turn = 0; table.live.finished === undefined; turn++) {
      if (turn > 3000) throw new Error('no end');
      const { seat, sent } = anyWish(table.live, random, turn);
      expect(table.ask(seat, sent)).toEqual({ kind: 'done' });
      expect(table.ask(seat, sent).kind, 'the same again').toMatch(/^(done|late)$/);
      if (turn % 3 === 0) expect(facts(revive(table.kept))).toEqual(facts(table.live));
    }
    const { match, chance } = table.live;
    const { secret } = table.kept.begun;
    const remarks = proofRemarks({ secret, seats: chance, commitment: commitmentTo(secret) });
    expect(verify({ ...match, remarks }).kind).toBe('right');
    expect(replay(match, match.entries).position).toEqual(match.position);
  });
});

test('a repeated message is answered and applied once, even behind a change of mind', () => {
  const table = rolled();
  expect(table.ask(0, decide('pass', 'a')).kind).toBe('done');
  expect(table.ask(0, { type: 'takeBack', id: 'b', step: 1 }).kind).toBe('done');
  const { version } = table.kept;
  expect(table.ask(0, decide('pass', 'a')).kind).toBe('done');
  expect(table.kept.version).toBe(version);
  expect(table.live.match.sealed.size).toBe(0);
});

test('a decision for another step comes too late and changes nothing', () => {
  const table = rolled();
  expect(table.ask(0, decide('pass', 'a', 0))).toEqual({ kind: 'late' });
  expect(table.ask(0, decide('pass', 'a', 2))).toEqual({ kind: 'late' });
  expect(table.live.match.sealed.size).toBe(0);
});

test('a mind can be changed until the last one has decided', () => {
  const table = rolled();
  const moves = texts(table.live.match, 0);
  table.ask(0, decide('pass', 'a'));
  table.ask(0, decide(moves.at(-1)!, 'b'));
  expect(table.kept.sealed).toEqual([{ seat: 0, text: moves.at(-1), wishes: ['a', 'b'] }]);
  table.ask(1, decide('pass', 'c'));
  expect(table.kept.sealed).toEqual([]);
  expect(table.live.match.entries.slice(1).map(({ text }) => text)).toEqual([moves.at(-1), 'pass']);
});

test('a bot that stands in changes nobody’s mind', () => {
  const table = rolled();
  table.ask(0, decide('pass', 'a'));
  expect(judge(table.live, 0, decide('pass', 'bot 1'), NOW, true).outcome).toEqual({
    kind: 'late',
  });
  expect(judge(table.live, 1, decide('pass', 'bot 1'), NOW, true).outcome).toEqual({
    kind: 'done',
  });
});

test('what the rules forbid is refused with its rule', () => {
  const table = rolled();
  expect(table.ask(0, decide('R99', 'a'))).toMatchObject({ refusal: { rule: 'F2' } });
  expect(table.ask(0, { type: 'roll', id: 'b', step: 1 })).toMatchObject({
    refusal: { rule: 'F3' },
  });
  expect(table.kept.version).toBe(1);
});

test('the app’s dice are rolled by the one whose turn it is, and cannot be entered', () => {
  const table = qwixx();
  expect(table.ask(1, { type: 'roll', id: 'a', step: 0 })).toMatchObject({ why: 'turn' });
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  expect(table.ask(0, { type: 'roll', words, id: 'b', step: 0 })).toMatchObject({ why: 'dice' });
  expect(table.ask(0, { type: 'correct', at: 0, id: 'c', step: 0 })).toMatchObject({ why: 'dice' });
  expect(table.kept.version).toBe(0);
});

test('chance is added once, before the first roll, and changes the dice', () => {
  const value = 'c3'.repeat(32);
  const table = qwixx();
  expect(table.ask(0, { type: 'chance', value, id: 'a', step: 0 }).kind).toBe('done');
  expect(table.ask(0, { type: 'chance', value, id: 'a', step: 0 }).kind).toBe('done');
  const other = 'd4'.repeat(32);
  const again = table.ask(0, { type: 'chance', value: other, id: 'b', step: 0 });
  expect(again).toMatchObject({ why: 'begun' });
  const short = table.ask(1, { type: 'chance', value: 'luck', id: 'c', step: 0 });
  expect(short).toMatchObject({ why: 'begun' });
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  const late = table.ask(1, { type: 'chance', value: other, id: 'd', step: 1 });
  expect(late).toMatchObject({ why: 'begun' });
  expect(table.live.match.entries[0]!.text).not.toBe(rolled().live.match.entries[0]!.text);
});

test('real dice: anybody enters them, all see a correction, and the log keeps both', () => {
  const table = tableOf(blank(begun('qwixx', TWO, 'real')));
  expect(table.ask(1, { type: 'roll', id: 'a', step: 0 })).toMatchObject({ why: 'dice' });
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  expect(table.ask(1, { type: 'roll', words, id: 'b', step: 0 }).kind).toBe('done');
  table.ask(0, decide('pass', 'c'));
  const entry = { kind: 'roll', text: '2 1 R1 Y1 G1 B1' } as const;
  expect(table.ask(0, { type: 'correct', at: 0, entry, id: 'd', step: 1 }).kind).toBe('done');
  expect(table.live.match.entries).toEqual([entry]);
  expect(table.live.corrections).toEqual([
    { at: 0, was: { kind: 'roll', text: '1 1 R1 Y1 G1 B1' }, time: NOW },
  ]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
  const none = table.ask(0, { type: 'correct', at: 5, id: 'e', step: table.live.match.step });
  expect(none).toEqual({ kind: 'late' });
});

test('a correction leaves what is sealed, also when the log is read again', () => {
  const table = tableOf(blank(begun('qwixx', TWO, 'real')));
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  table.ask(1, { type: 'roll', words, id: 'a', step: 0 });
  table.ask(0, decide('pass', 'b'));
  const entry = { kind: 'roll', text: '2 1 R1 Y1 G1 B1' } as const;
  table.ask(1, { type: 'correct', at: 0, entry, id: 'c', step: 1 });
  expect([...table.live.match.sealed.keys()]).toEqual([0]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
  const { step } = table.live.match;
  table.ask(0, { type: 'takeBack', id: 'd', step });
  expect(facts(revive(table.kept)).sealed).toEqual(new Map());
  table.ask(0, decide('R3', 'e', step));
  table.ask(1, decide('pass', 'f', step));
  expect(table.live.match.entries.slice(1)).toEqual([
    { kind: 'move', seat: 0, text: 'R3' },
    { kind: 'move', seat: 1, text: 'pass' },
  ]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
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

function texts({ game, position }: Match, seat: number): string[] {
  return movesOf(game, position, seat).map((move) => game.notate(position, seat, move));
}

function facts({ match, version, corrections, chance, wishes, finished }: Live) {
  const { position, step, entries, sealed } = match;
  return { position, step, entries, sealed, version, corrections, chance, wishes, finished };
}
