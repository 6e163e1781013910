import type { FastifyReply } from 'fastify';
import type { Denial, Why } from '#protocol/why.ts';
import { refuse } from '../limits/refuse.ts';

type Told = Extract<Why, Denial | 'nobody' | 'missing' | 'unfinished'>;

/** Everything that a table or a match may answer instead, each with its status and sentence. */
export const ERRORS: Readonly<
  Record<Told, { readonly status: number; readonly sentence: string }>
> = {
  nobody: {
    status: 401,
    sentence: 'Only a player can do this: show a token or cookie, or become one by POST /api/me.',
  },
  missing: { status: 404, sentence: 'There is no such thing here.' },
  unfinished: { status: 409, sentence: 'The record is told when the match is over.' },
  state: { status: 409, sentence: 'The table does not do this now.' },
  host: { status: 403, sentence: 'Only the host of the table may do this.' },
  full: { status: 409, sentence: 'All seats are taken. You can watch.' },
  removed: { status: 403, sentence: 'The host has sent you away from this table.' },
  seat: { status: 409, sentence: 'There is no such seat, or it is not yours.' },
  few: { status: 409, sentence: 'The game needs another number of players.' },
  options: { status: 400, sentence: 'The game does not take these options.' },
  blocked: { status: 403, sentence: 'Not everybody at this table wants to play with you.' },
  tables: {
    status: 409,
    sentence: 'Others wait at two open tables of yours. Begin or close one of them first.',
  },
  asked: { status: 409, sentence: 'You have asked a moment ago. Ask again in a few minutes.' },
};

/** `instead` is what would be allowed, where more is known than the reason. */
export function deny(reply: FastifyReply, why: Told, instead = ''): FastifyReply {
  const { status, sentence } = ERRORS[why];
  return refuse(reply, status, { why, sentence: `${sentence} ${instead}`.trimEnd() });
}
