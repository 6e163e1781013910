import { describe, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { served } from './testing/served.ts';
import { Device, Person } from './testing.ts';

const server = served();

describe.for(GAMES.map(({ id }) => id))('%s', (game) => {
  test('two people and a bot play a whole match, with a spectator, and can prove the dice', async () => {
    const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
    const { id, commitment } = await lea.make(server, { game });
    const leas = await lea.connect(server, id);
    const spectator = await Device.open(server, id);
    const toms = await tom.connect(server, id);
    await tom.table(server, 'POST', `/tables/${id}/seats`, {});
    await lea.table(server, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
    await toms.until(() => toms.seat === 1);
    const { match } = await lea.table(server, 'POST', `/tables/${id}/begin`);
    const value = 'c3'.repeat(32);
    await leas.until(() => leas.view);
    expect(await leas.ask({ type: 'chance', value, id: 'c', step: 0 })).toEqual({ kind: 'done' });
    const refused = await lea.ask(server, 'GET', `/matches/${match}/record`);
    expect(refused.status).toBe(409);

    await Promise.all([leas.play('Lea'), toms.play('Tom'), spectator.play('')]);
    for (const each of [leas, toms, spectator]) {
      await each.until(() => each.table?.state === 'over');
      expect(each.view!.entries).toEqual(leas.view!.entries);
    }
    const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
    const reading = readRecord(record, GAMES);
    if (!reading.ok) throw new Error(`line ${reading.line} of ${record}`);
    expect(verify(reading.match).kind).toBe('right');
    expect(record).toContain(`Dice-Commit: ${commitment}`);
    expect(record).toContain(`Dice-Seat-1: ${value}`);
    expect(reading.match.entries).toEqual(leas.view!.entries);
    const mine = await (await tom.ask(server, 'GET', '/me/matches')).json();
    expect(mine.matches).toMatchObject([{ id: match, table: id, game }]);
    expect(await (await tom.ask(server, 'GET', '/me/records')).text()).toBe(record);
    await Promise.all([leas, toms, spectator].map((each) => each.close()));
  });
});
