import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import type { MatchView, ServerMessage } from '#protocol/messages.ts';
import { served } from '../socket/testing/served.ts';
import { begunTable, type Device } from '../socket/testing.ts';
import { SERVER_MESSAGE } from './message-schemas.ts';

const server = served();

/** The schema is closed: a field that it does not describe is a fault. */
function expectDescribed(devices: readonly Device[]): void {
  for (const text of devices.flatMap(({ texts }) => texts)) {
    const read = SERVER_MESSAGE.safeParse(JSON.parse(text));
    expect(read.error?.issues, text).toBeUndefined();
  }
}

test.each(GAMES.map(({ id }) => id))('what a match of %s says', async (game) => {
  const { leas, toms } = await begunTable(server, { game });
  const isEnough = ({ entries }: MatchView) => entries.length > 40;
  await Promise.all([leas.play('Lea', isEnough), toms.play('Tom', isEnough)]);
  expectDescribed([leas, toms]);
  await Promise.all([leas.close(), toms.close()]);
});

test('every kind of message, also those that tell of trouble', async () => {
  const { id, lea, tom, leas, toms } = await begunTable(server, { game: 'qwixx', dice: 'real' });
  const words = ['4', '1', 'R3', 'Y2', 'G6', 'B6'];
  const asked = { id: 'a', step: 0 };
  expect(await toms.ask({ type: 'roll', words, ...asked })).toMatchObject({ kind: 'done' });
  expect(await leas.ask({ type: 'chance', value: 'x', ...asked })).not.toEqual({ kind: 'done' });
  expect(await leas.ask({ type: 'takeBack', ...asked, id: 'l' })).toEqual({ kind: 'late' });
  const decide = { type: 'decide', id: 'r', step: 1, text: 'R12' } as const;
  expect(await leas.ask(decide)).toMatchObject({ kind: 'refused' });
  const entry = { kind: 'roll', text: '5 1 R3 Y2 G6 B6' } as const;
  const correct = { type: 'correct', id: 'c', step: 1, at: 0, entry } as const;
  expect(await leas.ask(correct)).toEqual({ kind: 'done' });
  leas.socket.send('{"type":"nonsense"}');
  await leas.until(() => leas.of('unread').length > 0);
  leas.send({ type: 'say', phrase: 'luck' });
  await toms.until(() => toms.of('said').length > 0);
  const newer = await lea.connect(server, id);
  await leas.until(() => leas.of('watching').length > 0);
  leas.send({ type: 'say', phrase: 'luck' });
  await leas.until(() => leas.of('unsaid').length > 0);
  await tom.connect(server, id);
  await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
  await toms.until(() => toms.of('closed').length > 0);
  const all = [leas, newer, toms];
  expectDescribed(all);
  // On a slow machine lines are asked for a sign of life, too.
  const kinds = new Set(all.flatMap(({ messages }) => messages.map(({ type }) => type)));
  const due: readonly ServerMessage['type'][] = [
    'welcome',
    'marks',
    'table',
    'view',
    'answer',
    'watching',
    'unread',
    'closed',
    'said',
    'unsaid',
  ];
  kinds.delete('heartbeat');
  expect([...kinds].toSorted()).toEqual(due.toSorted());
});
