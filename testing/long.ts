/** Whether there is time for many more matches and texts than in everyday runs. */
export const LONG = process.env.DICEPAD_LONG === '1';

export const LIGHT_NAME = 'DICEPAD_LIGHT';
/** Whether the same tests run for each of a thousand mutants, and few matches must do. */
export const LIGHT = process.env[LIGHT_NAME] === '1';

/** How long one test may take, in milliseconds. */
export const TIMEOUT = LONG ? 900_000 : 60_000;
