import { expect, test } from 'vitest';
import { localBroker } from '../broker/local.ts';
import { Attendance } from './attendance.ts';
import { readCompany } from './presence.ts';

test('a seat is claimed once: what is said later takes it from nobody', async () => {
  const broker = localBroker();
  const claims: (readonly number[])[] = [];
  broker.subscribe('here:t', (sent) => claims.push([...readCompany(sent)!.claims]));
  const parts = { broker, process: 1, clock: () => 0 };
  const quiet = { onClaim: () => undefined, onChange: () => undefined };
  const attendance = new Attendance('t', parts, quiet);
  attendance.claim(0);
  attendance.set([0]);
  attendance.set([0, undefined]);
  await expect.poll(() => claims).toEqual([[0], []]);
  attendance.close();
});
