import type { z } from 'zod';
import type { Why } from '#protocol/why.ts';

/** One thing that can be asked, as it is described to people and to tools. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly says: string;
  readonly body?: z.ZodType;
  /** Of what is JSON and not just tables, the schema. */
  readonly gives: 'table' | 'tables' | 'text' | 'nothing' | 'socket' | z.ZodType;
  /** Whether anybody may ask, without being a player. */
  readonly isOpen?: boolean;
  /** Whether it needs the player in person: a token does not do. */
  readonly isPersonal?: boolean;
  /** Reasons to refuse it, beside those that follow from the rest. */
  readonly refuses?: readonly Why[];
}
