import { z } from 'zod';
import { WHYS } from '#protocol/why.ts';
import { FAILED } from '../limits/refuse.ts';
import { TOLD_OPTIONS } from './schemas.ts';

const SITTER = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    stamp: z.string(),
    language: z.string().optional(),
    isHere: z.boolean(),
    isStoodIn: z.boolean().describe('Whether a bot plays for them meanwhile.'),
  }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: z.string() }),
]);

/** A table as `info` shows it. */
export const TABLE = z.object({
  id: z.string(),
  revision: z.int().describe('Grows with every change.'),
  state: z.enum(['lobby', 'playing', 'over', 'closed']),
  options: TOLD_OPTIONS,
  seats: z.array(SITTER),
  host: z.int().optional(),
  spectators: z.int(),
  code: z.string().optional().describe('What is said aloud to join, while the lobby is open.'),
  match: z.string().optional(),
  again: z.int().optional().describe('Who wants another match, while the lobby is open.'),
  commitment: z.string().optional().describe('The hash of the secret of the dice.'),
});

export const REFUSED = z.object({
  why: z.enum([...WHYS, ...FAILED]).describe('A word that does not change.'),
  sentence: z.string(),
  field: z.string().optional(),
});
