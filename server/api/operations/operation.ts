import type { z } from 'zod';
import type { Why } from '#protocol/why.ts';

/** One operation of the API, as it is described to people and to tools. */
export interface Operation {
  /** What generated code calls it: a verb and what it is done to, in camel case. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly says: string;
  readonly body?: z.ZodType;
  /** The query string. */
  readonly query?: z.ZodObject;
  /** The schema of what is answered in JSON, or what else is. */
  readonly gives: z.ZodType | 'text' | 'nothing' | 'socket';
  /** Of such an answer. Default: 200; `2XX` for one of several. */
  readonly status?: 200 | 201 | '2XX';
  readonly example: Example;
  /** Whether anybody may ask, without being a player. */
  readonly isOpen?: boolean;
  /** Whether it needs the player in person: a token does not do. */
  readonly isPersonal?: boolean;
  /** Reasons to refuse it, besides those that follow from the rest. */
  readonly refuses?: readonly Why[];
}

/** One asking and its answer. A test reads each part with the schema of the operation. */
interface Example {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}
