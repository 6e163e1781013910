import type { TableOptions } from '#protocol/table.ts';
import { t } from '../app/language.ts';
import { say } from './words.ts';

export const DICE = ['app', 'real'] as const satisfies readonly TableOptions['dice'][];
export const TIMERS = ['off', 'gentle', 'fast'] as const satisfies readonly TableOptions['timer'][];
/** In seconds. */
const STAND_INS = [15, 30, 60, 180, 600, 3600];
const MINUTE = 60;

export function diceName(dice: TableOptions['dice']): string {
  return t(`setup.dice.${dice}`);
}

export function timerName(timer: TableOptions['timer']): string {
  return say(`lobby.timer.${timer}`);
}

/** Strangers do not wait for each other without end, unless the host wants it so. */
export function timerFor(isPublic: boolean, timer: TableOptions['timer']): TableOptions['timer'] {
  return isPublic && timer === 'off' ? 'gentle' : timer;
}

/** Strangers play by themselves, unless the host wants it otherwise. */
export function hintsFor(isPublic: boolean, hints = true): boolean {
  return !isPublic && hints;
}

/** The usual times, and one that a tool has set. */
export function standIns(now: number): readonly number[] {
  return STAND_INS.includes(now) ? STAND_INS : [...STAND_INS, now].sort((one, two) => one - two);
}

export function standInName(seconds: number): string {
  return seconds < MINUTE
    ? say('lobby.after.seconds', { count: seconds })
    : say('lobby.after.minutes', { count: Math.round(seconds / MINUTE) });
}
