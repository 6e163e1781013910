import { afterAll, beforeAll, expect } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { type Server, serve, type Wish } from '../testing.ts';

/** A server while the tests of a file run; nothing may go wrong in it meanwhile. */
export function served(wish: Wish = {}): Pick<Server, 'address' | 'database'> {
  const folder = temporaryFolder();
  let server: Server;
  beforeAll(async () => {
    server = await serve(folder, wish);
    return server.stop;
  });
  afterAll(() => expect(server.faults).toEqual([]));
  return {
    get address() {
      return server.address;
    },
    get database() {
      return server.database;
    },
  };
}
