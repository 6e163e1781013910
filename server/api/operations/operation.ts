import type { z } from 'zod';

/** One thing that can be asked, as it is described to people and to tools. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly says: string;
  readonly body?: z.ZodType;
  readonly gives: 'table' | 'tables' | 'text' | 'json' | 'nothing' | 'socket';
  /** Whether anybody may ask, without being a player. */
  readonly isOpen?: boolean;
}
