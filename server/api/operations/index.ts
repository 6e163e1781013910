import type { Operation } from './operation.ts';
import { PEOPLE } from './people.ts';
import { PLAYER } from './player.ts';
import { SERVER } from './server.ts';
import { TABLES } from './tables.ts';

/** Everything that can be asked, in the order in which it is told. */
export const GROUPS: readonly (readonly [name: string, operations: readonly Operation[]])[] = [
  ['Player', PLAYER],
  ['Tables', TABLES],
  ['People', PEOPLE],
  ['Server', SERVER],
];

export const OPERATIONS: readonly Operation[] = GROUPS.flatMap(([, operations]) => operations);
