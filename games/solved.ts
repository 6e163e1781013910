import { qwixxDuo } from './qwixx/lab/duo.ts';
import { qwixxSolo } from './qwixx/lab/solo.ts';

/** Games for one that can be solved exactly. */
export const SOLVED = [qwixxSolo] as const;

/** Games for several with a bot that asks a solved table. */
export const TABLED = [qwixxDuo] as const;
