import type { FastifyReply } from 'fastify';
import type { Denial } from '../tables/document.ts';

/** Why the door stays shut. The app knows these words and says them in its reader's language. */
export type Why =
  /** The sender wrote nonsense: `field` tells where. */
  | 'shape'
  | 'json'
  | 'type'
  | 'size'
  /** It comes from a page that is not ours. */
  | 'origin'
  | 'often'
  /** Only a player may do this; or only the player in person, not a tool of theirs. */
  | 'nobody'
  | 'tool'
  | 'name'
  | 'rude'
  | 'tokens'
  | 'carry'
  | 'missing'
  /** A record is there when its match is over. */
  | 'unfinished'
  /** What a table does not do; `document.ts` tells when. */
  | Denial;

export interface Refused {
  readonly why: Why;
  /** For whoever reads the answer of the API itself. */
  readonly sentence: string;
  readonly field?: string;
}

/** Answers with a reason, and notes it in the log. */
export function refuse(reply: FastifyReply, status: number, refused: Refused): FastifyReply {
  reply.log.info({ why: refused.why, status }, 'refused');
  return reply.code(status).header('cache-control', 'no-store').send(refused);
}
