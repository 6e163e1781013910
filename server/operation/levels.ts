/** How much is logged: `none` is for people at a terminal, where faults are printed. */
export const LEVELS = ['none', 'error', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];
