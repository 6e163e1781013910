import { afterEach, expect, test, vi } from 'vitest';
import { type Game, isRefusal } from '#engine/contract.ts';
import { openMatch } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { face as choice } from '#games/choice/face/index.tsx';
import { face as coop } from '#games/encore-coop/face/index.tsx';
import type { Face } from '#games/face.ts';
import { face as qwixx } from '#games/qwixx/face/index.tsx';
import { stubStorage } from '../online/testing/storage.ts';
import { createMatch, matchFromRecord } from '../store/create.ts';
import { openMemory } from '../store/memory.ts';
import { reviveMatch } from '../store/revive.ts';
import { rematchOf } from '../story/rematch.ts';
import { keptPencil } from './kept-pencil.ts';
import { localTable } from './local.ts';
import { rollAgain } from './seen.ts';
import { openSession } from './session.ts';
import type { Table } from './table.ts';

type Kind = 'person' | 'bot';

stubStorage();

afterEach(() => vi.restoreAllMocks());

/** A table of this device with the app's dice. */
async function tableOf(game: Face, ...kinds: readonly Kind[]) {
  const store = openMemory();
  const made = createMatch(game.game, {
    sitters: kinds.map((kind, seat) => ({ kind, stamp: 'fox', name: `Player ${seat}` })),
    options: {},
    dice: 'app',
  });
  if (isRefusal(made)) throw new Error(made.key);
  await store.keepMatch(made);
  const revived = async () => {
    const saved = (await store.match(made.id))!;
    const opened = reviveMatch(saved, game.game);
    if ('broken' in opened) throw new Error(opened.broken.kind);
    return { saved, match: opened.match };
  };
  const reopen = async (): Promise<Table> => {
    const { saved, match } = await revived();
    return localTable(match, saved, game, store);
  };
  return { store, table: await reopen(), reopen, revived };
}

const step = (table: Table): number => table.view.value.step;
const texts = (table: Table): string[] => table.view.value.entries.map(({ text }) => text);

/** Rolls, and everybody passes until the next roll. */
async function passTurn(table: Table): Promise<void> {
  await table.roll(step(table));
  await passStep(table);
}

async function passStep(table: Table): Promise<void> {
  for (;;) {
    const { next, decided } = table.view.value;
    if (next.for !== 'seats') return;
    const seat = next.seats.find((each) => !decided.includes(each))!;
    expect(await table.decide(step(table), seat, 'pass')).toEqual({ kind: 'done' });
  }
}

/** Lets every die that is really thrown show the same face. */
function drawAlways(face: number): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((word) => {
    (word as Uint32Array)[0] = face;
    return word;
  });
}

test('the last decision of the only person is taken back, with all that came after it', async () => {
  const { table } = await tableOf(qwixx as Face, 'person', 'bot');
  await passTurn(table); // The person is active: two decisions.
  await passTurn(table);
  expect(table.view.value.isUndoable).toBe(true);
  expect(await table.undo!(step(table))).toEqual({ kind: 'done' });
  // Qwixx: in the second turn all decide together, then the bot alone.
  expect(table.view.value.entries).toHaveLength(5);
  expect(table.view.value.next).toEqual({ for: 'seats', seats: [0, 1] });
  expect(table.view.value.takenBack).toBe(1);
});

test('what others chose at the same time stays sealed', async () => {
  const { table } = await tableOf(qwixx as Face, 'person', 'bot');
  await table.roll(step(table));
  await table.decide(step(table), 1, 'pass');
  await table.decide(step(table), 0, 'pass');
  await table.undo!(step(table));
  expect(table.view.value.decided).toEqual([1]);
  await table.decide(step(table), 0, 'pass');
  expect(table.view.value.entries.map(({ kind }) => kind)).toEqual(['roll', 'move', 'move']);
});

test('it is one decision deep: a new one can be taken back, an earlier one cannot', async () => {
  const { table } = await tableOf(qwixx as Face, 'person', 'bot');
  await passTurn(table);
  await table.undo!(step(table));
  expect(table.view.value.isUndoable).toBe(false);
  expect(await table.undo!(step(table))).toEqual({ kind: 'late' });
  await table.decide(step(table), 0, 'pass');
  expect(table.view.value.isUndoable).toBe(true);
  await table.undo!(step(table));
  expect(table.view.value.takenBack).toBe(2);
});

test('the rolls that were seen come again, also after a reload, and none but those', async () => {
  const { table, reopen } = await tableOf(qwixx as Face, 'bot', 'person');
  await passTurn(table);
  await table.roll(step(table));
  const seen = texts(table).at(-1);
  await table.undo!(step(table));
  const again = await reopen();
  await passStep(again);
  drawAlways(5);
  await again.roll(step(again));
  expect(texts(again).at(-1)).toBe(seen);
  await passStep(again);
  await again.roll(step(again));
  expect(texts(again).at(-1)).toBe('6 6 R6 Y6 G6 B6');
});

/** A table of The Choice for one, whose first roll has fallen. */
async function choosing() {
  const made = await tableOf(choice as Face, 'person');
  await made.table.roll(step(made.table));
  return made;
}

/** What the dice show, die by die, after some are rolled again. */
async function reroll(table: Table, ...dice: readonly number[]): Promise<string[]> {
  const answer = await table.decide(step(table), 0, `reroll ${dice.join(' ')}`);
  expect(answer).toEqual({ kind: 'done' });
  await table.roll(step(table));
  return lastRoll(table);
}

const lastRoll = (table: Table): string[] => texts(table).at(-1)!.split(' ');
const back = (table: Table) => table.undo!(step(table));

test('each die falls as it was seen, whatever other dice were rerolled in between', async () => {
  const { table } = await choosing();
  drawAlways(0);
  expect((await reroll(table, 2))[1]).toBe('G1');
  await back(table);
  drawAlways(1);
  expect((await reroll(table, 1))[0]).toBe('B2');
  await back(table);
  drawAlways(5);
  expect((await reroll(table, 2))[1]).toBe('G1');
  await back(table);
  expect(await reroll(table, 1, 2, 3)).toEqual(['B2', 'G1', 'R6']);
  await back(table);
  drawAlways(3);
  expect(await reroll(table, 1, 2, 3)).toEqual(['B2', 'G1', 'R6']);
});

test('a die that was kept is not what falls when it is thrown', async () => {
  const { table } = await choosing();
  const [, , kept] = lastRoll(table);
  drawAlways(0);
  expect((await reroll(table, 2))[2]).toBe(kept);
  await back(table);
  drawAlways(5);
  expect((await reroll(table, 3))[2]).toBe('R6');
});

test('a reroll that was seen and is not asked for again waits for no other roll', async () => {
  const { table } = await choosing();
  drawAlways(0);
  await reroll(table, 1, 2, 3);
  await back(table);
  await table.decide(step(table), 0, 'keep');
  await passStep(table);
  drawAlways(5);
  await table.roll(step(table));
  expect(lastRoll(table)).toEqual(['G6', 'B6', 'R6']);
});

test.each(['keep', 'reroll 2', 'reroll 1 2 3'])(
  'the turn after “%s” begins as it was seen, however often',
  async (said) => {
    const { table } = await choosing();
    await table.decide(step(table), 0, said);
    if (said !== 'keep') await table.roll(step(table));
    await passStep(table);
    for (const drawn of [0, 3, 5]) {
      drawAlways(drawn);
      await table.roll(step(table));
      expect(lastRoll(table)).toEqual(['R1', 'G1', 'B1']);
      await back(table);
      await passStep(table);
    }
  },
);

test('a bot that no longer rolls again moves no roll of a later turn', async () => {
  const { table } = await tableOf(choice as Face, 'person', 'bot');
  await table.roll(step(table));
  await table.decide(step(table), 0, 'keep');
  await passStep(table);
  drawAlways(0);
  await table.roll(step(table));
  await table.decide(step(table), 1, 'reroll 1 2 3');
  await table.roll(step(table));
  await back(table);
  await passStep(table);
  drawAlways(5);
  await table.roll(step(table));
  expect(lastRoll(table)).toEqual(['R1', 'G1', 'B1']);
  await table.decide(step(table), 1, 'keep');
  await passStep(table);
  await table.roll(step(table));
  expect(lastRoll(table)).toEqual(['G6', 'B6', 'R6']);
});

test('equal dice are distinguished, and dice that are gone leave the others their faces', () => {
  const match = openMatch({ game: qwixx.game as Game, players: ['Mia'], options: {}, remarks: [] });
  const seen = { '1.1 white 1': '2', '1.1 white 2': '3', '1.1 R 1': 'R4', '1.1 B 1': 'B1' };
  drawAlways(5);
  expect(rollAgain(match, qwixx as Face, seen).join(' ')).toBe('2 3 R4 Y6 G6 B1');
  (match.position as { closed: number }).closed = 1;
  const closed = {
    ...match,
    game: { ...match.game, start: () => structuredClone(match.position) },
  };
  expect(rollAgain(closed, qwixx as Face, seen).join(' ')).toBe('2 3 Y6 G6 B1');
});

test('a match from before dice were seen one by one opens and goes on', async () => {
  const { store, table, revived, reopen } = await tableOf(qwixx as Face, 'person', 'bot');
  await passTurn(table);
  const { saved } = await revived();
  const takenBack = { counts: [1, 0], at: 1, rolls: ['2 3 R4 Y5 G1 B2', '- G1 -'] };
  await store.keepMatch({ ...saved, takenBack, revision: saved.revision + 1 });
  const old = await reopen();
  expect(old.view.value.takenBack).toBe(1);
  await old.roll(step(old));
  const seen = texts(old).at(-1);
  expect(await back(old)).toEqual({ kind: 'done' });
  await passStep(old);
  await old.roll(step(old));
  expect(texts(old).at(-1)).toBe(seen);
});

test('where people play each other nothing that has happened is taken back', async () => {
  const { table } = await tableOf(qwixx as Face, 'person', 'person', 'bot');
  await passTurn(table);
  expect(table.view.value.isUndoable).toBe(false);
  expect(await table.undo!(step(table))).toEqual({ kind: 'late' });
});

test('what was begun before comes too late, although as many entries stand there again', async () => {
  const { table } = await tableOf(qwixx as Face, 'person', 'bot');
  await passTurn(table);
  await table.roll(step(table));
  const before = step(table);
  await table.undo!(before);
  await table.decide(step(table), 0, 'pass');
  await table.roll(step(table));
  expect(table.view.value.next.for).toBe('seats');
  expect(await table.decide(before, 1, 'pass')).toEqual({ kind: 'late' });
});

test('of two tabs one takes back; the other comes too late and sees it', async () => {
  const { table, reopen } = await tableOf(qwixx as Face, 'person', 'bot');
  await passTurn(table);
  const other = await reopen();
  expect(await table.undo!(step(table))).toEqual({ kind: 'done' });
  const old = step(other);
  expect(await other.undo!(old)).toEqual({ kind: 'late' });
  expect(other.view.value.takenBack).toBe(1);
  expect(other.view.value.entries).toEqual(table.view.value.entries);
  expect(step(other)).toBeGreaterThan(old);
});

test('the record says it, replays, and carries it to another device', async () => {
  const { table, revived } = await tableOf(qwixx as Face, 'bot', 'person');
  await passTurn(table);
  await table.undo!(step(table));
  const { saved, match } = await revived();
  expect(writeRecord(match)).toContain('\nTaken-Back-Seat-2: 1\n');
  const elsewhere = matchFromRecord(match);
  expect(elsewhere.takenBack).toEqual({ counts: [0, 1], at: match.entries.length });
  expect(rematchOf(saved)).not.toHaveProperty('takenBack');
});

/** A session whose person has let the white sum go, and may still use a coloured die. */
async function pencilling() {
  const { table, reopen } = await tableOf(qwixx as Face, 'person', 'bot');
  const session = openSession(table, keptPencil(table.id));
  await session.roll(['4', '1', 'R3', 'Y2', 'G6', 'B6']);
  await table.decide(step(table), 1, 'pass');
  await session.pass();
  return { table, reopen, session };
}

test('pencil is there after a reload, also when something was taken back before', async () => {
  const { table, reopen, session } = await pencilling();
  await session.undo();
  await session.undo();
  expect(session.isUndoing.value).toBe(true);
  await session.undo(true);
  expect(table.view.value.takenBack).toBe(1);
  session.tap('R5');
  const again = openSession(await reopen(), keptPencil(table.id));
  expect([...again.marks.value.pencilled]).toEqual(['R5']);
});

test('pencil for a choice goes with it when the one before is taken back', async () => {
  const { table, reopen, session } = await pencilling();
  session.tap('R7');
  expect([...session.marks.value.pencilled]).toEqual(['R7']);
  await session.undo();
  await session.undo();
  expect(session.isUndoing.value).toBe(true);
  await session.undo(true);
  expect([...session.marks.value.pencilled]).toEqual([]);
  await session.pass();
  expect([...session.marks.value.pencilled]).toEqual([]);
  const again = openSession(await reopen(), keptPencil(table.id));
  expect([...again.marks.value.pencilled]).toEqual([]);
});

test('a team takes back the last choice, until somebody else has acted', async () => {
  const { table, reopen } = await tableOf(coop as Face, 'person', 'person', 'person');
  await table.roll(step(table));
  const { entries } = table.view.value;
  // Whoever confirmed last, wherever they sit.
  for (const seat of [2, 0, 1]) {
    expect(table.view.value.isUndoable).toBe(false);
    await table.decide(step(table), seat, 'pass');
  }
  expect(table.view.value.isUndoable).toBe(true);
  // Another tab does not know who was last.
  expect((await reopen()).view.value.isUndoable).toBe(false);
  await table.undo!(step(table));
  expect(table.view.value.entries).toEqual(entries);
  expect(table.view.value.takenBack).toBe(1);
  expect([...table.view.value.decided].sort()).toEqual([0, 2]);
  await table.decide(step(table), 1, 'pass');
  expect(table.view.value.isUndoable).toBe(true);
  const roller = coop.game.active(table.view.value.position as never);
  await table.roll(step(table));
  expect(table.view.value.isUndoable).toBe(roller === 1);
});

test('people who play each other take nothing back', async () => {
  const { table } = await tableOf(qwixx as Face, 'person', 'person');
  await passTurn(table);
  expect(table.view.value.isUndoable).toBe(false);
});
