import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { allowedAt } from './allowed.ts';
import { refuse } from './refuse.ts';

const LONGEST_FIELD = 40;

/** What is wrong with something that was sent: where, and what is allowed there. */
export interface Fault {
  readonly field: string;
  readonly sentence: string;
}

/** What a request brings, as the schema has it; or undefined, and the sender is told why. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: FastifyRequest,
  reply: FastifyReply,
): z.infer<Schema> | undefined {
  return read(schema, body, reply);
}

/** What stands behind the question mark of an address, in the same way. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  { query }: FastifyRequest,
  reply: FastifyReply,
): z.infer<Schema> | undefined {
  return read(schema, query, reply);
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  reply: FastifyReply,
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  refuse(reply, 400, { why: 'shape', ...faultOf(schema, parsed.error, value) });
  return undefined;
}

/** The first thing that a schema found wrong with a value. */
export function faultOf(schema: z.ZodType, { issues }: z.ZodError, value: unknown): Fault {
  const issue = issues[0]!;
  const field = fieldOf(issue).slice(0, LONGEST_FIELD);
  return { field, sentence: sentenceFor(schema, issue, field, value) };
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...keys].map(String).join('.');
}

function sentenceFor(
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  field: string,
  value: unknown,
): string {
  const allowed = allowedAt(schema, issue.path, value);
  if (field === '') return `What is sent must be ${allowed}.`;
  if (issue.code === 'unrecognized_keys') {
    return `There is no field "${field}" here: send ${allowed}.`;
  }
  return isMissing(value, issue.path)
    ? `The field "${field}" is missing: it must be ${allowed}.`
    : `The field "${field}" must be ${allowed}.`;
}

function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  let part = body;
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return true;
    part = Reflect.get(part, key);
  }
  return false;
}
