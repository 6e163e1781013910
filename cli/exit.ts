/** Exit codes, for scripts. */
export const EXIT = { fine: 0, invalid: 1, usage: 2, interrupted: 130 } as const;

/** Something the reader can fix: one plain sentence, never a stack trace. */
export class Problem extends Error {}
