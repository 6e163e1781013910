import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { served } from './testing/served.ts';
import { begunTable } from './testing.ts';

let later = 0;
const clock = () => Date.now() + later;
const server = served({ clock });

test('a device gets its player, then the table, then the whole match', async () => {
  const { leas, toms } = await begunTable(server);
  expect(leas.messages.map(({ type }) => type).slice(0, 3)).toEqual(['welcome', 'table', 'view']);
  expect(leas.of('welcome')[0]).toMatchObject({ protocol: 1, seat: 0 });
  expect(toms.seat).toBe(1);
});

test('the same message twice is answered twice and done once; an old one comes too late', async () => {
  const { leas, toms } = await begunTable(server);
  const roll = { type: 'roll', id: 'r', step: 0 } as const;
  leas.send(roll);
  leas.send(roll);
  await leas.until(() => leas.of('answer').length === 2);
  expect(leas.of('answer').map(({ outcome }) => outcome.kind)).toEqual(['done', 'late']);
  expect(leas.view!.entries).toHaveLength(1);
  const pass = { type: 'decide', text: 'pass', id: 'p', step: 1 } as const;
  expect(await toms.ask(pass)).toEqual({ kind: 'done' });
  const { version } = toms.view!;
  expect(await toms.ask(pass)).toEqual({ kind: 'done' });
  expect(toms.view!.version).toBe(version);
});

test('a refusal names its rule', async () => {
  const { leas } = await begunTable(server);
  const outcome = await leas.ask({ type: 'decide', text: 'pass', id: 'd', step: 0 });
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { rule: 'F3' } });
});

test('a timer lets the bot decide for a player who thinks for too long', async () => {
  const { leas, toms } = await begunTable(server, { timer: 'fast' });
  expect(leas.view!.until).toBeGreaterThan(clock());
  await leas.ask({ type: 'roll', id: 'r', step: 0 });
  await toms.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  later += 21_000;
  await toms.until(() => toms.view!.entries.length >= 3);
  expect(toms.view!.entries[2]).toEqual({ kind: 'move', seat: 1, text: 'pass' });
});

test('real dice: people enter and correct them, and the record has no commitment', async () => {
  const { match, leas, toms } = await begunTable(server, { dice: 'real', timer: 'fast' });
  expect(leas.table!.commitment).toBeUndefined();
  expect(leas.view!.until).toBeUndefined();
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  expect(await toms.ask({ type: 'roll', words, id: 'a', step: 0 })).toEqual({ kind: 'done' });
  expect(toms.view!.until).toBeGreaterThan(clock());
  const entry = { kind: 'roll', text: '2 1 R1 Y1 G1 B1' } as const;
  const mended = await leas.ask({ type: 'correct', at: 0, entry, id: 'b', step: 1 });
  expect(mended).toEqual({ kind: 'done' });
  const devices = [leas, toms];
  const random = randomFrom('real');
  while (leas.view!.next.for !== 'nobody') {
    const { next, step } = leas.view!;
    if (next.for === 'dice') {
      const faces = next.dice.map(({ faces }) => faces[random.below(faces.length)]!);
      await leas.ask({ type: 'roll', words: faces, id: `r${step}`, step });
    } else {
      for (const each of devices) {
        await each.until(() => each.view?.version === leas.view!.version);
        const wish = each.wish(random);
        if (wish) await each.ask(wish);
      }
      await leas.until(() => leas.view!.version >= toms.view!.version);
    }
  }
  await leas.until(() => leas.table?.state === 'over');
  const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
  expect(record).toContain('\nDice: real\nCorrections: 1\n');
  expect(record).not.toContain('Dice-');
});
