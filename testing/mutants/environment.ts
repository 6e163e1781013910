/** The folder, as JSON, for the processes that run its tests. */
export const FOLDER = 'DICEPAD_MUTANTS';
