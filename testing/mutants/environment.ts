/** Which tests run, for the processes that run them: patterns as JSON. */
export const TESTS = 'DICEPAD_MUTANT_TESTS';
