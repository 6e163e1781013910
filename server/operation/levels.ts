/** How much is told: `none` is for people at a terminal, who hear of faults in words. */
export const LEVELS = ['none', 'error', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];
