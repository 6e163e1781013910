import { describe, expect, test } from 'vitest';
import type { Game, Move, Next, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Law } from './laws/law.ts';
import { noteLaws } from './laws/notes.ts';
import { positionLaws } from './laws/positions.ts';
import { printLaws } from './laws/print.ts';
import { recordLaws } from './laws/records.ts';
import { refereeLaws } from './laws/referee.ts';
import { wordLaws } from './laws/words.ts';
import { laws } from './laws.ts';
import { openTable } from './table.ts';
import { type Pebbles, pebbles } from './toy.ts';
import { randomTrace } from './trace.ts';

laws(pebbles, { seats: [1, 2, 3], options: [{}, { Sheet: 'long' }] });

type Broken = Partial<Game<Pebbles, number>>;

/** For every law a game that breaks it. */
const BROKEN: Record<string, Broken> = {
  'random matches end': { next: (at) => afterEnd(pebbles.next(at), { for: 'dice', dice: [] }) },
  'every awaited seat has a move': { moves: (_, __, into) => into.unshift(0, 0) },
  'moves come out the same in a list that was used before': {
    moves: (at, seat, into) => (into.length > 0 ? 1 : pebbles.moves(at, seat, into)),
  },
  'positions survive JSON': {
    start: (...args) => ({ ...pebbles.start(...args), goal: Number.POSITIVE_INFINITY }),
  },
  'a clone is independent of its original': { clone: (at) => ({ ...at }) },
  'looking at a position does not change it': { print: (at) => `${at.turn++}` },
  'what was read of a position stays when the position goes on': {
    facts: ({ taken }) => ({ taken }),
  },
  'everything that a position holds is printed': { print: ({ taken }) => taken.join(' ') },
  'the parts of every score add up to its total': {
    scores: ({ taken }) => taken.map((total) => ({ total, parts: { pebbles: total, extra: 1 } })),
  },
  'nobody wins before the end, and only seats win': { winners: () => [0] },
  'notations are unique': { notate: () => 'leave' },
  'every notation is read as its own move, in either case': { judge: () => 0 },
  'every roll is read as its own faces, in either case': { readRoll: () => [0] },
  'the order in which decisions arrive does not matter': judgeAnd((at, seat) => {
    at.turn += seat * at.turn;
  }),
  'a seat may change its mind until the last one has decided': judgeAnd((at, seat) => {
    at.taken[seat]! += 1;
  }),
  'no view depends on what another seat has sealed': judgeAnd((at, _, move) => {
    at.turn += move;
  }),
  'announcements have texts and leave both positions as they are': {
    announce: () => [{ rule: 'K3', key: 'drawn', args: {} }],
  },
  'nothing is announced when nothing happens': {
    announce: () => [{ rule: 'K3', key: 'over', args: {} }],
  },
  'refusals have texts and change nothing': { judge: () => refusal('K1', 'forbidden') },
  'whatever follows the end is refused by the rule that ended the match': {
    parse: (at, words) =>
      pebbles.next(at).for === 'nobody' ? refusal('F2', 'nothing') : pebbles.parse(at, words),
  },
  'a record replays to the same position': {
    notate: (at, seat, move) => pebbles.notate(at, seat, move === 0 ? 0 : 1),
  },
  'a record read and written again is the same text': { notate: inAnotherCaseEachTime() },
  'a record may have CRLF, either case, more spaces, empty lines and comments': {
    judge: () => 0,
  },
  'a record that stops anywhere has the scores of the match at that point': {
    scores: risingScores(),
  },
};

function afterEnd(next: Next, instead: Next): Next {
  return next.for === 'nobody' ? instead : next;
}

function judgeAnd(disturb: (at: Pebbles, seat: Seat, move: Move) => void): Broken {
  return {
    judge(at, seat, move) {
      disturb(at, seat, move);
      return pebbles.judge(at, seat, move);
    },
  };
}

function inAnotherCaseEachTime(): typeof pebbles.notate {
  let times = 0;
  return (at, seat, move) => {
    const text = pebbles.notate(at, seat, move);
    return times++ % 3 === 0 ? text : text.toUpperCase();
  };
}

function risingScores(): typeof pebbles.scores {
  let total = 0;
  return ({ taken }) => taken.map(() => ({ total: ++total, parts: { pebbles: total } }));
}

const ALL: Record<string, Law> = {
  ...positionLaws,
  ...printLaws,
  ...wordLaws,
  ...refereeLaws,
  ...noteLaws,
  ...recordLaws,
};
const { 'random matches end': ending, ...others } = ALL;

describe('a law fails for a game that breaks it', () => {
  test.each(Object.entries(others))('%s', (name, law) => {
    const table = openTable({ ...pebbles, ...BROKEN[name] }, 2);
    const random = randomFrom(name);
    const trace = randomTrace(table, random);
    expect(() => law(table, trace, random)).toThrow();
  });

  test('random matches end', () => {
    const table = openTable({ ...pebbles, ...BROKEN['random matches end'] }, 2);
    expect(() => randomTrace(table, randomFrom('endless'))).toThrow('pebbles has no end');
    const trace = randomTrace(openTable(pebbles, 2), randomFrom('cut off'));
    expect(() => ending!(table, trace.slice(0, -1), randomFrom(''))).toThrow();
  });
});

test.each(Object.entries(refereeLaws))('nothing is taken for proof that %s', (_, law) => {
  const table = openTable(pebbles, 1);
  const trace = randomTrace(table, randomFrom('alone'));
  expect(() => law(table, trace, randomFrom(''))).toThrow('no step');
});

test('where nothing is refused, nothing is proved about refusals', () => {
  const law = noteLaws['refusals have texts and change nothing']!;
  expect(() => law(openTable(pebbles, 2), [], randomFrom(''))).toThrow('greater than');
});
