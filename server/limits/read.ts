import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from './refuse.ts';

const LONGEST_FIELD = 40;

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
  const issue = parsed.error.issues[0]!;
  const field = fieldOf(issue).slice(0, LONGEST_FIELD);
  refuse(reply, 400, { why: 'shape', sentence: sentenceFor(issue, field, value), field });
  return undefined;
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...keys].map(String).join('.');
}

function sentenceFor(issue: z.core.$ZodIssue, field: string, body: unknown): string {
  if (field === '') return 'The request needs a JSON object as its body.';
  if (issue.code === 'unrecognized_keys') return `There is no field "${field}" here.`;
  return isMissing(body, issue.path)
    ? `The field "${field}" is missing.`
    : `The field "${field}" is not what it should be.`;
}

function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  let part = body;
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return true;
    part = Reflect.get(part, key);
  }
  return false;
}
