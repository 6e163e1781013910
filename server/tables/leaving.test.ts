import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { OPTIONS } from '#protocol/testing/options.ts';
import type { Denial } from '#protocol/why.ts';
import {
  addBot,
  beginMatch,
  endMatch,
  forgetPlayer,
  handOver,
  leaveSeat,
  makeTable,
  playAgain,
  sitDown,
} from './acts.ts';
import { isDenial, type TableDocument } from './document.ts';
import { info, NOBODY } from './info.ts';
import {
  ASKED,
  ASKED_AGAIN,
  dropEnding,
  endTogether,
  formerSeat,
  freeFor,
  leaveQueue,
  MOST_TAKEN,
  queueUp,
  seatQueued,
  takeSeat,
  voteToEnd,
} from './leaving.ts';

const FRESH = { id: 't', code: 'sun leaf drop moon 42', secret: '5a'.repeat(32), now: 1 };
const person = (name: string, player = name) =>
  ({ kind: 'person', player, name, stamp: 'fox' }) as const;

function ok(table: TableDocument | Denial): TableDocument {
  if (isDenial(table)) throw new Error(table);
  return table;
}

/** A match of Lea, Tom and Zoe. */
function playing(): TableDocument {
  let table = ok(makeTable(person('Lea'), OPTIONS, FRESH));
  for (const name of ['Tom', 'Zoe']) table = ok(sitDown(table, person(name)));
  const begun = beginMatch(table, 'Lea', 'm1');
  if (typeof begun === 'string') throw new Error(begun);
  return begun.table;
}

const BOT = { kind: 'bot', name: 'Pip', level: 'greedy' } as const;
const gameNamed = (game: string) => GAMES.find(({ id }) => id === game)!;
const withoutTom = () => ok(leaveSeat(playing(), 'Tom', 1));
const namesAt = ({ seats }: TableDocument) => seats.map(({ name }) => name);

describe('leaving for good', () => {
  test('lets a bot play on under the name, and frees the seat', () => {
    const next = withoutTom();
    expect(next.seats[1]).toEqual({ kind: 'bot', name: 'Tom', level: 'expert', isFree: true });
    expect(next).toMatchObject({ state: 'playing', host: 'Lea', removed: [] });
    expect(info(next, NOBODY).seats[1]).toMatchObject({ kind: 'bot', isFree: true });
  });

  test('makes somebody else the host, and the last one closes the table', () => {
    expect(ok(leaveSeat(playing(), 'Lea', 0))).toMatchObject({ state: 'playing', host: 'Tom' });
    const last = ok(leaveSeat(ok(leaveSeat(withoutTom(), 'Zoe', 2)), 'Lea', 0));
    expect(last.state).toBe('closed');
  });

  test('is nothing that one can do for others', () => {
    expect(leaveSeat(playing(), 'Tom', 2)).toBe('host');
    expect(leaveSeat(ok(endMatch(playing(), 'm1')), 'Lea', 1)).toBe('state');
  });

  test('is possible after the match, too: the seat is not in the next one', () => {
    const over = ok(endMatch(playing(), 'm1'));
    const left = ok(leaveSeat(over, 'Lea', 0));
    expect(left).toMatchObject({ state: 'over', host: 'Tom', match: 'm1' });
    expect(playAgain(left, 'Lea', FRESH)).toBe('seat');
    expect(namesAt(ok(playAgain(left, 'Zoe', FRESH)))).toEqual(['Tom', 'Zoe']);
  });

  test('leaves no bot in the next lobby', () => {
    const over = ok(endMatch(withoutTom(), 'm1'));
    const again = ok(playAgain(over, 'Lea', FRESH));
    expect(namesAt(again)).toEqual(['Zoe', 'Lea']);
  });

  test('does not change who begins next: the one after the first seat, also where that is free', () => {
    const over = ok(endMatch(ok(leaveSeat(playing(), 'Lea', 0)), 'm1'));
    expect(namesAt(ok(playAgain(over, 'Zoe', FRESH)))).toEqual(['Tom', 'Zoe']);
  });

  test('gives the seat back to the bot that the host chose, which plays again, too', () => {
    const withBot = ok(addBot(ok(makeTable(person('Lea'), OPTIONS, FRESH)), 'Lea', 'master'));
    const begun = beginMatch(withBot, 'Lea', 'm1');
    if (typeof begun === 'string') throw new Error(begun);
    const bot = begun.table.seats[1]!;
    const taken = ok(takeSeat(begun.table, person('Ben'), 1));
    expect(JSON.stringify(info(taken, NOBODY))).not.toContain('master');
    const left = ok(leaveSeat(taken, 'Ben', 1));
    expect(left.seats[1]).toEqual(bot);
    expect(ok(playAgain(ok(endMatch(left, 'm1')), 'Lea', FRESH)).seats[0]).toEqual(bot);
    const stayed = ok(playAgain(ok(endMatch(taken, 'm1')), 'Ben', FRESH));
    expect(JSON.stringify(stayed)).not.toContain('master');
  });
});

describe('coming late', () => {
  test('takes a freed seat under another name than anybody has', () => {
    const taken = ok(takeSeat(withoutTom(), person('Zoe', 'late'), 1));
    expect(taken.seats[1]).toMatchObject({ kind: 'person', player: 'late', name: 'Zoe 2' });
    expect(takeSeat(taken, person('Zoe', 'late'), 1)).toBe(taken);
    expect(takeSeat(taken, person('Ben'), 1)).toBe('seat');
  });

  test('takes no seat of a person, present or not, and nobody takes two', () => {
    expect(takeSeat(playing(), person('Ben'), 1)).toBe('seat');
    expect(takeSeat(playing(), person('Ben'), 7)).toBe('seat');
    expect(takeSeat(withoutTom(), person('Lea'), 1)).toBe('seat');
  });

  test('gives those who left their own seat back while it is free, and never another one', () => {
    const two = ok(leaveSeat(withoutTom(), 'Zoe', 2));
    expect(takeSeat(two, person('Tom'), 2)).toBe('seat');
    const back = ok(takeSeat(two, person('Tom'), 1));
    const gone = ok(leaveSeat(back, 'Tom', 1));
    expect(gone.sat).toEqual([
      { player: 'Zoe', seat: 2 },
      { player: 'Tom', seat: 1 },
    ]);
    const taken = ok(takeSeat(gone, person('Ben'), 1));
    expect(takeSeat(taken, person('Tom'), 1)).toBe('seat');
    expect(takeSeat(taken, person('Tom'), 2)).toBe('seat');
    expect(ok(playAgain(ok(endMatch(taken, 'm1')), 'Lea', FRESH)).sat).toBeUndefined();
    expect(JSON.stringify(forgetPlayer(gone, 'Zoe').sat)).not.toContain('Zoe');
  });

  test('tells those who left which seat they may have back, and others all that are free', () => {
    const two = ok(leaveSeat(withoutTom(), 'Zoe', 2));
    expect([freeFor(two, 'Tom'), freeFor(two, 'Ben'), freeFor(two, 'Lea')]).toEqual([
      [1],
      [1, 2],
      [],
    ]);
    expect([formerSeat(two, 'Tom'), formerSeat(two, 'Ben')]).toEqual([1, undefined]);
  });

  test('takes a seat over only so often in one match', () => {
    let table = withoutTom();
    for (let times = 0; times < MOST_TAKEN; times++) {
      const late = `late${times}`;
      table = ok(leaveSeat(ok(takeSeat(table, person(late), 1)), late, 1));
    }
    expect(takeSeat(table, person('Ben'), 1)).toBe('seat');
    expect(freeFor(table, 'Ben')).toEqual([]);
    expect(ok(playAgain(ok(endMatch(table, 'm1')), 'Lea', FRESH)).taken).toBeUndefined();
  });

  test('is for people who were not sent away, and lets those who left come back', () => {
    const sent = ok(leaveSeat(playing(), 'Lea', 1));
    expect(takeSeat(sent, person('Tom'), 1)).toBe('removed');
    expect(queueUp(sent, person('Tom'))).toBe('removed');
    expect(namesAt(ok(takeSeat(withoutTom(), person('Tom'), 1)))).toEqual(['Lea', 'Tom', 'Zoe']);
    expect(takeSeat(ok(endMatch(withoutTom(), 'm1')), person('Ben'), 1)).toBe('state');
  });

  test('waits for the next match, and is seated in order when there is room', () => {
    let table = playing();
    for (const name of ['Ann', 'Ben', 'Cem']) table = ok(queueUp(table, person(name)));
    expect(ok(queueUp(table, person('Ben')))).toBe(table);
    expect(info(table, NOBODY).queue?.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cem']);
    const over = ok(endMatch(leaveQueue(table, 'Ann'), 'm1'));
    const next = seatQueued(ok(playAgain(over, 'Lea', FRESH)));
    expect(namesAt(next)).toEqual(['Tom', 'Zoe', 'Lea', 'Ben', 'Cem']);
    expect(next.queue).toBeUndefined();
    expect(next.ready).toEqual(['Lea', 'Ben', 'Cem']);
  });

  test('people without a seat keep waiting until somebody goes', () => {
    let table = playing();
    for (const name of ['Ann', 'Ben', 'Cem']) table = ok(queueUp(table, person(name)));
    const next = seatQueued(ok(playAgain(ok(endMatch(table, 'm1')), 'Lea', FRESH)));
    expect(namesAt(next)).toEqual(['Tom', 'Zoe', 'Lea', 'Ann', 'Ben']);
    expect(next.queue?.map(({ name }) => name)).toEqual(['Cem']);
    expect(namesAt(seatQueued(ok(leaveSeat(next, 'Zoe', 1))))).toContain('Cem');
    // Somebody who sits down by themselves has one seat, and waits no more.
    const sitting = ok(sitDown(ok(leaveSeat(next, 'Zoe', 1)), person('Cem')));
    expect(sitting.queue).toBeUndefined();
    expect(namesAt(seatQueued(sitting)).filter((name) => name === 'Cem')).toHaveLength(1);
  });

  describe('when the last one leaves after a match', () => {
    /** Lea and a bot have played; Ann and Ben wait. */
    function over(): TableDocument {
      let table = ok(makeTable(person('Lea'), OPTIONS, FRESH));
      table = ok(addBot(table, 'Lea', 'greedy'));
      const begun = beginMatch(table, 'Lea', 'm1');
      if (typeof begun === 'string') throw new Error(begun);
      table = begun.table;
      for (const name of ['Ann', 'Ben']) table = ok(queueUp(table, person(name)));
      return ok(endMatch(table, 'm1'));
    }
    const anew = { ...FRESH, secret: '6b'.repeat(32) };

    test('those who wait have the lobby, and the first of them is host', () => {
      for (const left of [leaveSeat(over(), 'Lea', 0), forgetPlayer(over(), 'Lea')]) {
        const next = seatQueued(ok(handOver(over(), left, anew)));
        expect(next).toMatchObject({ state: 'lobby', host: 'Ann', secret: anew.secret });
        expect(next).toMatchObject({ ready: ['Ann', 'Ben'], again: undefined, match: undefined });
        expect(namesAt(next)).toEqual(['Pip', 'Ann', 'Ben']);
        expect(next.queue).toBeUndefined();
        expect(next.maker).toBeUndefined();
      }
    });

    test('where bots sit everywhere, one makes room', () => {
      const bots = Array.from({ length: 5 }, (_, i) => ({ ...BOT, name: `Bot ${i}` }));
      const full = { ...over(), seats: [{ ...person('Lea'), instead: BOT }, ...bots] };
      const max = gameNamed(full.options.game).players.max;
      const table = { ...full, seats: full.seats.slice(0, max) };
      const next = ok(handOver(table, leaveSeat(table, 'Lea', 0), anew));
      expect([next.state, next.host, next.seats.length]).toEqual(['lobby', 'Ann', max]);
    });

    test('without them, and in a match, it is closed', () => {
      const nobody = { ...over(), queue: undefined };
      expect(ok(handOver(nobody, leaveSeat(nobody, 'Lea', 0), anew)).state).toBe('closed');
      const match = { ...over(), state: 'playing' } as const;
      expect(ok(handOver(match, leaveSeat(match, 'Lea', 0), anew)).state).toBe('closed');
    });
  });

  test('taking a seat ends the wait, and nobody waits in a lobby', () => {
    const waiting = ok(queueUp(withoutTom(), person('Ben')));
    expect(ok(takeSeat(waiting, person('Ben'), 1)).queue).toBeUndefined();
    expect(queueUp(ok(makeTable(person('Lea'), OPTIONS, FRESH)), person('Ben'))).toBe('state');
  });
});

describe('ending together', () => {
  const asked = () => ok(voteToEnd(playing(), 'Tom', { agrees: true }, 100));

  test('needs the word of everybody who is there', () => {
    const two = ok(voteToEnd(asked(), 'Lea', { agrees: true }, 200));
    expect(info(two, NOBODY).ending).toEqual({ by: 1, agreed: [1, 0], until: 100 + ASKED });
    expect(endTogether(two, 'm1', [], 200)).toBe('state');
    expect(endTogether(two, 'm1', [2], 200)).toMatchObject({ state: 'over', ending: undefined });
    const all = ok(voteToEnd(two, 'Zoe', { agrees: true }, 300));
    expect(endTogether(all, 'm1', [], 300)).toMatchObject({ state: 'over', match: 'm1' });
    expect(endTogether(all, 'm0', [], 300)).toBe('state');
  });

  test('is over with one no, and with time', () => {
    expect(ok(voteToEnd(asked(), 'Zoe', { agrees: false }, 200)).ending).toBeUndefined();
    expect(dropEnding(asked(), 100 + ASKED - 1).ending).toBeDefined();
    expect(dropEnding(asked(), 100 + ASKED).ending).toBeUndefined();
    const all = ['Lea', 'Zoe'].reduce(
      (at, by) => ok(voteToEnd(at, by, { agrees: true }, 200)),
      asked(),
    );
    expect(endTogether(all, 'm1', [], 100 + ASKED)).toBe('state');
    const anew = ok(voteToEnd(asked(), 'Lea', { agrees: true }, 100 + ASKED));
    expect(anew.ending).toEqual({ by: 'Lea', agreed: ['Lea'], until: 100 + 2 * ASKED });
  });

  test('is asked by people at the table, in a match', () => {
    expect(voteToEnd(playing(), 'Ben', { agrees: true }, 100)).toBe('seat');
    expect(voteToEnd(ok(endMatch(playing(), 'm1')), 'Lea', { agrees: true }, 100)).toBe('state');
    expect(voteToEnd(asked(), 'Tom', { agrees: true }, 100)).toEqual(asked());
    const calm = playing();
    expect(voteToEnd(calm, 'Tom', { agrees: false }, 100)).toBe(calm);
  });

  test('is asked once in a while by each, whatever came of it', () => {
    const refused = ok(voteToEnd(asked(), 'Zoe', { agrees: false }, 200));
    const takenBack = ok(voteToEnd(asked(), 'Tom', { agrees: false }, 200));
    const unheard = dropEnding(asked(), 100 + ASKED);
    for (const table of [refused, takenBack, unheard]) {
      expect(voteToEnd(table, 'Tom', { agrees: true }, 100 + ASKED_AGAIN - 1)).toBe('asked');
      const anew = ok(voteToEnd(table, 'Tom', { agrees: true }, 100 + ASKED_AGAIN));
      expect(anew.ending?.by).toBe('Tom');
      expect(voteToEnd(anew, 'Tom', { agrees: true }, 100 + ASKED_AGAIN + ASKED)).toBe('asked');
    }
    const zoes = ok(voteToEnd(refused, 'Zoe', { agrees: true }, 300));
    expect(zoes.ending?.by).toBe('Zoe');
    expect(ok(voteToEnd(zoes, 'Tom', { agrees: true }, 400)).ending?.agreed).toEqual([
      'Zoe',
      'Tom',
    ]);
  });

  test('may be asked again in the next match, and who asked is forgotten after it', () => {
    const over = ok(endMatch(ok(voteToEnd(asked(), 'Zoe', { agrees: false }, 200)), 'm1'));
    const lobby = ok(playAgain(over, 'Lea', FRESH));
    expect(lobby.asked).toBeUndefined();
    const next = beginMatch(lobby, 'Lea', 'm2');
    if (typeof next === 'string') throw new Error(next);
    expect(ok(voteToEnd(next.table, 'Tom', { agrees: true }, 300)).ending?.by).toBe('Tom');
  });

  test('an answer to a question that is over is none to another, and asks nothing', () => {
    const until = 100 + ASKED;
    const refused = ok(voteToEnd(asked(), 'Zoe', { agrees: false, until }, 200));
    expect(refused.ending).toBeUndefined();
    expect(voteToEnd(refused, 'Lea', { agrees: true, until }, 300)).toBe(refused);
    const leas = ok(voteToEnd(refused, 'Lea', { agrees: true }, 400));
    expect(voteToEnd(leas, 'Zoe', { agrees: false, until }, 500)).toBe(leas);
    const agreed = voteToEnd(leas, 'Zoe', { agrees: true, until: 400 + ASKED }, 500);
    expect(ok(agreed).ending?.agreed).toEqual(['Lea', 'Zoe']);
  });

  test('is asked no more when its proposer leaves', () => {
    expect(ok(leaveSeat(asked(), 'Tom', 1)).ending).toBeUndefined();
    expect(ok(leaveSeat(asked(), 'Zoe', 2)).ending).toBeDefined();
  });
});
