import type { FastifyReply } from 'fastify';
import type { Why } from '#protocol/why.ts';
import { householdOf } from './address.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request was refused, if it was. */
    why?: Why | Failed;
  }
}

/** Why the server cannot answer, though nothing is wrong with the request: with 500 and 503. */
export const FAILED = ['fault', 'away'] as const;
type Failed = (typeof FAILED)[number];

export interface Refused {
  readonly why: Why | Failed;
  /** For people who read the answers of the API directly. */
  readonly sentence: string;
  readonly field?: string;
}

/** Answers with a reason, and logs it with the address. */
export function refuse(reply: FastifyReply, status: number, refused: Refused): FastifyReply {
  const { why } = refused;
  reply.why = why;
  reply.log.info({ why, status, from: addressOf(reply.request) }, 'refused');
  return reply.code(status).header('cache-control', 'no-store').send(refused);
}

/** A connection that is gone has no address any more, whatever the type says. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return householdOf(ip ?? '');
}
