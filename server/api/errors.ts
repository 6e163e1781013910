import type { FastifyReply } from 'fastify';
import type { Denial, Why } from '#protocol/why.ts';
import { refuse } from '../limits/refuse.ts';

type Told = Extract<Why, Denial | 'nobody' | 'missing' | 'unfinished'>;

/** Every refusal of a table or a match, with its status and sentence. */
export const ERRORS: Readonly<
  Record<Told, { readonly status: number; readonly sentence: string }>
> = {
  nobody: {
    status: 401,
    sentence:
      'Only players can do this. Send a token or a cookie, or become a player: POST /api/me.',
  },
  missing: { status: 404, sentence: 'There is nothing like that here.' },
  unfinished: { status: 409, sentence: 'The record is available once the match is over.' },
  state: { status: 409, sentence: 'The table can’t do this now.' },
  host: { status: 403, sentence: 'Only the host of the table can do this.' },
  full: { status: 409, sentence: 'All seats are taken. You can watch.' },
  removed: { status: 403, sentence: 'The host has removed you from this table.' },
  seat: { status: 409, sentence: 'This seat doesn’t exist, or it isn’t yours.' },
  few: { status: 409, sentence: 'This game is for a different number of players.' },
  options: { status: 400, sentence: 'This game doesn’t take these options.' },
  blocked: { status: 403, sentence: 'You can’t sit at this table. Try another one.' },
  tables: {
    status: 409,
    sentence: 'People are waiting at two of your open tables. Start or close one of them first.',
  },
  asked: {
    status: 409,
    sentence: 'You asked a moment ago. Wait a few minutes before asking again.',
  },
};

/** `instead` says what would be allowed, where that is known. */
export function deny(reply: FastifyReply, why: Told, instead = ''): FastifyReply {
  const { status, sentence } = ERRORS[why];
  return refuse(reply, status, { why, sentence: `${sentence} ${instead}`.trimEnd() });
}
