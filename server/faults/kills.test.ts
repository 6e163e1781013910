import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#testing/databases/both.ts';
import { LONG } from '#testing/long.ts';
import { buildFirst, LONGEST } from './testing/built.ts';
import { type Program, startProgram } from './testing/program.ts';
import { playThrough } from './testing/through.ts';

const MATCHES = LONG ? 200 : 6;
const KILLS = LONG ? 50 : 2;
/** Between two kills: so few that matches are still played at the last one. */
const MOVES = LONG ? 400 : 60;

buildFirst();

describe.each(DATABASES)('a server on %s', (_, database) => {
  let server: Program;
  beforeAll(async () => {
    server = await startProgram({ databaseUrl: await database() });
  });
  afterAll(() => server?.close());

  test(
    `killed ${KILLS} times in the middle of ${MATCHES} matches loses nothing, and all of them end`,
    async () => {
      const kill = async () => {
        await server.stop();
        await server.start();
      };
      const happens = Array.from({ length: KILLS }, () => kill);
      const addresses = [server.url];
      const back = await playThrough({ addresses, matches: MATCHES, moves: MOVES, happens });
      // Some may still have been on their way at the next kill.
      expect(Math.min(...back)).toBeGreaterThan(0);
      expect(Math.max(...back)).toBeLessThanOrEqual(KILLS);
      expect(server.output()).not.toContain('"level":50');
    },
    LONGEST,
  );
});
