/** Whether there is time for many more matches and texts than in everyday runs. */
export const LONG = process.env.DICEPAD_LONG === '1';

export const LIGHT_NAME = 'DICEPAD_LIGHT';
/** Whether the same tests run for each of a thousand mutants, and few matches must do. */
export const LIGHT = process.env[LIGHT_NAME] === '1';

/**
 * How long a test or a hook may take, in milliseconds, before it is held to hang. Long forms play
 * ten times as many matches, next to other long ones; and a machine may be busy.
 */
export const TIMEOUT = LONG ? 1_200_000 : 240_000;
