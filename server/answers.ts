import type { FastifyReply } from 'fastify';
import { SECURITY_HEADERS } from './headers.ts';

export function sayNothingHere(reply: FastifyReply): FastifyReply {
  return say(reply, 404, 'There is nothing here.');
}

/** Explains an error to a visitor, without internal details. */
export function explain(
  error: { readonly statusCode?: number },
  reply: FastifyReply,
): FastifyReply {
  const code = error.statusCode ?? 500;
  if (code < 500) return say(reply, code, 'This request makes no sense to the server.');
  return say(reply, code, 'The server made a mistake. Please try again.');
}

function say(reply: FastifyReply, code: number, words: string): FastifyReply {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };
  return reply.code(code).headers(headers).type('text/plain; charset=utf-8').send(`${words}\n`);
}
