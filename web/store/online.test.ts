import { beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { begunTable, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { backupText, makeBackup } from './backup.ts';
import { matchFromServer } from './create.ts';
import { isSavedMatch } from './guard.ts';
import { openMemory } from './memory.ts';
import { mergeMatch } from './merge.ts';
import { restore } from './restore.ts';
import { reviveMatch } from './revive.ts';
import type { SavedMatch } from './saved.ts';

const GAME = GAMES.find(({ id }) => id === 'qwixx')!;

let id: string;
let record: string;
beforeAll(async () => {
  const server = await serve(temporaryFolder());
  const { leas, toms, ...begun } = await begunTable(server, { game: GAME.id });
  await leas.ask({ type: 'chance', id: 'c', step: 0, value: 'a7'.repeat(32) });
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  id = begun.match;
  record = await (await fetch(`${server.address}/api/matches/${id}/record`)).text();
  await Promise.all([leas.close(), toms.close()]);
  await server.stop();
});

/** As the device of a seat keeps it. */
function kept(seat: number, now: number, text = record): SavedMatch {
  const reading = readRecord(text, [GAME]);
  if (!reading.ok) throw new Error(reading.refusal.key);
  const chairs = (['fox', 'owl'] as const).map((stamp) => ({ kind: 'person', stamp }) as const);
  return matchFromServer(id, reading.match, { chairs, seat }, now);
}

const loadGame = async (name: string) => GAMES.find((game) => game.id === name);

describe('a match of an online table', () => {
  test('is kept with its result, and with the record that the server wrote', () => {
    const saved = JSON.parse(JSON.stringify(kept(1, 7)));
    expect(isSavedMatch(saved)).toBe(true);
    expect(saved).toMatchObject({ id, changed: 7, online: { seat: 1 } });
    expect(saved.result.totals).toHaveLength(2);
    const revived = reviveMatch(saved, GAME);
    if ('broken' in revived) throw new Error(revived.broken.kind);
    expect(writeRecord(revived.match)).toBe(record);
    expect(record).toContain('Dice-Seat-1: ');
    expect(verify(revived.match).kind).toBe('right');
  });

  test('keeps of what a newer server says only what it understands', () => {
    const heading = 'Players: Lea, Tom\n';
    const newer = record.replace(heading, `${heading}Weather: mild, later rain\n`);
    expect(newer).not.toBe(record);
    const saved = kept(0, 1, newer);
    expect(isSavedMatch(saved)).toBe(true);
    expect(saved).toEqual({ ...kept(0, 1), id: saved.id });
  });

  test('is kept once, however often it is seen', async () => {
    const store = openMemory();
    expect(await mergeMatch(kept(0, 1), store)).toBe('added');
    expect(await mergeMatch(kept(0, 2), store)).toBe('same');
    expect((await store.matches()).map(({ changed }) => changed)).toEqual([1]);
  });

  test('comes with a backup, and not a second time where it is already', async () => {
    const [phone, tablet, fresh] = [openMemory(), openMemory(), openMemory()];
    await mergeMatch(kept(0, 1), phone);
    await mergeMatch(kept(0, 2), tablet);
    const text = backupText(await makeBackup(phone));
    expect(await restore(text, tablet, loadGame)).toMatchObject({ added: 0, updated: 0, same: 1 });
    expect(await tablet.matches()).toHaveLength(1);
    expect(await restore(text, fresh, loadGame)).toMatchObject({ added: 1, left: [] });
    expect(await fresh.match(id)).toEqual(await phone.match(id));
  });

  test.each([
    ['a seat that there is not', { seat: 2, remarks: [] }],
    ['no list of remarks', { seat: 0, remarks: 'Dice' }],
    ['a header of the match itself', { seat: 0, remarks: [['Players', 'Zoe']] }],
    ['more than a line', { seat: 0, remarks: [['Dice-Secret', 'a\nroll 1 1']] }],
    ['half a remark', { seat: 0, remarks: [['Dice-Secret']] }],
  ])('is none with %s', (_, online) => {
    expect(isSavedMatch({ ...kept(0, 1), online })).toBe(false);
  });
});
