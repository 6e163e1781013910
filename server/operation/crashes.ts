import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CRASH_KINDS, ERROR_NAMES, SCREEN_NAMES } from '#protocol/crash.ts';
import type { Limits } from '../limits/limits.ts';
import { readBody } from '../limits/read.ts';
import type { Meters } from './meters.ts';

const LONGEST = 80;
const OTHER = 'other';
/** Builds name their scripts by a hash. */
const BUILD = /^[\w-]{1,40}$/;

/** Of whatever is said, only words that we know are kept: labels and logs stay small and ours. */
const oneOf = (names: readonly string[]) =>
  z
    .string()
    .max(LONGEST)
    .transform((said) => (names.includes(said) ? said : OTHER));

export const CRASH = z.strictObject({
  kind: oneOf(CRASH_KINDS).describe(`What broke: ${CRASH_KINDS.join(', ')}.`),
  route: oneOf(SCREEN_NAMES).describe('The screen, such as table; never an id.'),
  error: oneOf(ERROR_NAMES).describe('The name of the error, such as TypeError.'),
  build: z
    .string()
    .max(LONGEST)
    .transform((said) => (BUILD.test(said) ? said : OTHER))
    .describe('The name of the script that the page began with.'),
});

interface Parts {
  readonly limits: Limits;
  readonly meters: Meters;
}

/** Counts what broke in browsers, and has one line in the log for each; nobody is named. */
export function routeCrashes(api: FastifyInstance, { limits, meters }: Parts): void {
  api.post('/crashes', async (request, reply) => {
    const crash = readBody(CRASH, request, reply);
    // By address, so that nobody has to be looked up for it.
    if (!crash || !(await limits.permits(reply, 'crash'))) return reply;
    meters.crashed(crash);
    reply.log.warn(crash, 'the app crashed');
    return reply.code(204).send();
  });
}
