import { PHRASE_PAUSE, PHRASES_A_MINUTE } from '#protocol/phrases.ts';

export interface Rate {
  readonly by: 'address' | 'player';
  readonly most: number;
  /** In how many minutes. */
  readonly minutes: number;
  /**
   * Of attempts that fail, for everybody together and in one minute; in all processes where they
   * count together. Beyond it, only clients that have failed before are refused.
   */
  readonly overall?: number;
}

/**
 * How often each act may be done. A school class comes from one address, all at once: what thirty
 * children do in their first minutes must pass, so these limits are wide and count for longer.
 */
export const RATES = {
  anything: { by: 'address', most: 1500, minutes: 1 },
  makePlayer: { by: 'address', most: 60, minutes: 10 },
  carry: { by: 'address', most: 10, minutes: 1 },
  makeToken: { by: 'player', most: 10, minutes: 1 },
  // Whoever takes a bot’s seat in a match and leaves it leaves a row in the database each time.
  takeSeat: { by: 'player', most: 5, minutes: 10 },
  makeTable: { by: 'player', most: 10, minutes: 1 },
  // A code is short enough to be said: it is safe only as long as nobody can try many.
  joinByCode: { by: 'address', most: 60, minutes: 10, overall: 200 },
  passkey: { by: 'address', most: 60, minutes: 10 },
  matches: { by: 'player', most: 60, minutes: 1 },
  // Looking, and wishing, without a socket: a bot that is in no hurry needs a tenth of it.
  play: { by: 'player', most: 600, minutes: 1 },
  // Every match is played through once more for it.
  records: { by: 'player', most: 6, minutes: 10 },
  crash: { by: 'address', most: 60, minutes: 10 },
  // Per player, and per group whichever member calls: nobody is called all evening.
  call: { by: 'player', most: 20, minutes: 60 },
  callGroup: { by: 'player', most: 3, minutes: 60 },
  judge: { by: 'player', most: 30, minutes: 10 },
  // What people say to each other at tables, on all their devices together.
  phrase: { by: 'player', most: 1, minutes: PHRASE_PAUSE / 60 },
  phrases: { by: 'player', most: PHRASES_A_MINUTE, minutes: 1 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Act = keyof typeof RATES;
export type Rates = Readonly<Record<Act, Rate>>;
