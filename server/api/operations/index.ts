import type { Operation } from './operation.ts';
import { PEOPLE } from './people.ts';
import { PLAYER } from './player.ts';
import { SERVER } from './server.ts';
import { TABLES } from './tables.ts';

/** Every operation, in the order of the API page. */
export const GROUPS: readonly (readonly [name: string, operations: readonly Operation[]])[] = [
  ['Player', PLAYER],
  ['Tables', TABLES],
  ['People', PEOPLE],
  ['Server', SERVER],
];

export const OPERATIONS: readonly Operation[] = GROUPS.flatMap(([, operations]) => operations);
