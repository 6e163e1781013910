import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { awaited, type Entry, type Match, replay } from '#engine/match.ts';
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
const hint = (id: string): Sent => ({ type: 'hint', id, step: 1 });
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

test('who asks a bot is known to all, once, and nothing else changes by it', () => {
  const table = rolled();
  table.ask(0, decide('pass', 'a'));
  expect(table.ask(1, hint('b')).kind).toBe('done');
  const { version } = table.kept;
  expect(table.ask(1, hint('c')).kind).toBe('done');
  expect(table.kept.version).toBe(version);
  expect(table.live.hinted).toEqual([1]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
  expect(revive(table.kept).hinted).toEqual([1]);
  // What was granted before is still known: the same wish again changes no mind.
  table.ask(0, { type: 'takeBack', id: 'd', step: 1 });
  expect(table.ask(0, decide('pass', 'a')).kind).toBe('done');
  expect(table.live.match.sealed.size).toBe(0);
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

describe('real dice, what is settled', () => {
  /** Four turns in which both pass, and the fifth roll. */
  function fifthTurn() {
    const table = tableOf(blank(begun('qwixx', TWO, 'real')));
    for (let turn = 0; turn < 5; turn++) {
      enterRoll(table, `r${turn}`);
      if (turn < 4) passAll(table);
    }
    return table;
  }
  const WORDS = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  type Miniature = ReturnType<typeof fifthTurn>;

  function enterRoll(table: Miniature, id: string) {
    const { step } = table.live.match;
    expect(table.ask(0, { type: 'roll', words: WORDS, id, step }).kind).toBe('done');
  }

  function passAll(table: Miniature) {
    const { game, position } = table.live.match;
    for (let next = game.next(position); next.for === 'seats'; ) {
      const { step } = table.live.match;
      for (const seat of next.seats) table.ask(seat, decide('pass', `p${step}`, step));
      next = game.next(table.live.match.position);
    }
  }

  const correct = (table: Miniature, seat: number, at: number, entry?: Entry) =>
    table.ask(seat, {
      type: 'correct',
      at,
      ...(entry && { entry }),
      id: `c${seat} ${at}`,
      step: table.live.match.step,
    });
  const rollsIn = ({ live }: Miniature) =>
    live.match.entries.flatMap(({ kind }, at) => (kind === 'roll' ? [at] : []));
  const SETTLED = { kind: 'forbidden', why: 'settled' };

  test('one’s own choice of this turn or the one before is mended, another’s is not', () => {
    const table = fifthTurn();
    const { entries } = table.live.match;
    const last = rollsIn(table).at(-2)!;
    const own = (seat: number) =>
      entries.findIndex((each, at) => at > last && each.kind === 'move' && each.seat === seat);
    expect(correct(table, 0, own(1))).toEqual(SETTLED);
    expect(correct(table, 1, own(0))).toEqual(SETTLED);
    expect(table.live.match.entries).toEqual(entries);
    expect(correct(table, 1, own(1), { kind: 'move', seat: 1, text: 'R2' }).kind).toBe('done');
    expect(table.live.match.entries[own(1)]).toEqual({ kind: 'move', seat: 1, text: 'R2' });
  });

  test('nobody’s own choice becomes another’s, nor a roll', () => {
    const table = fifthTurn();
    const { entries } = table.live.match;
    const at = entries.findLastIndex((each) => each.kind === 'move' && each.seat === 0);
    expect(correct(table, 0, at, { kind: 'move', seat: 1, text: 'pass' })).toEqual(SETTLED);
    expect(correct(table, 0, at, { kind: 'roll', text: WORDS.join(' ') })).toEqual(SETTLED);
    expect(table.live.match.entries).toEqual(entries);
  });

  test('the last two rolls are anybody’s to mend, earlier ones are nobody’s', () => {
    const table = fifthTurn();
    const rolls = rollsIn(table);
    const entry = { kind: 'roll', text: '1 1 R2 Y1 G1 B1' } as const;
    for (const at of rolls.slice(0, -2)) {
      expect(correct(table, 0, at, entry)).toEqual(SETTLED);
      expect(correct(table, 1, at)).toEqual(SETTLED);
    }
    expect(rollsIn(table)).toEqual(rolls);
    expect(correct(table, 1, rolls.at(-1)!, entry).kind).toBe('done');
    expect(correct(table, 0, rolls.at(-2)!, entry).kind).toBe('done');
  });

  test('taking turns back opens no earlier ones, also when the log is read again', () => {
    const table = fifthTurn();
    const kept = rollsIn(table).slice(0, -2);
    for (let tries = 0; tries < 5; tries++) {
      for (const at of rollsIn(table)) {
        correct(table, 1, at);
        expect(facts(revive(table.kept))).toEqual(facts(table.live));
      }
    }
    expect(rollsIn(table)).toEqual(kept);
    enterRoll(table, 'again');
    expect(correct(table, 0, rollsIn(table).at(-1)!).kind).toBe('done');
    expect(correct(table, 0, kept.at(-1)!)).toEqual(SETTLED);
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

function texts({ game, position }: Match, seat: number): string[] {
  return movesOf(game, position, seat).map((move) => game.notate(position, seat, move));
}

function facts({ match, ...live }: Live) {
  const { version, corrections, mendable, chance, wishes, finished } = live;
  const { position, step, entries, sealed } = match;
  const told = { version, corrections, mendable, chance, wishes, finished };
  return { position, step, entries, sealed, ...told };
}
