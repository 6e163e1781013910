import type { Database } from '../database/database.ts';
import { isAway } from '../database/errors.ts';
import { answers } from './ready.ts';

export interface Told {
  gone(error: Error): void;
  back(): void;
}

export interface Outage {
  /** Called when something finds that it is unavailable. */
  began(error: Error): void;
  stop(): void;
}

/** How often it is looked whether something is there again, in milliseconds. */
const LOOK = 1000;

/** Reports an outage once, however many callers find it, and once that it is over. */
export function outage(isThere: () => Promise<boolean>, told: Told): Outage {
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const isBack = await isThere();
    if (!timer) return;
    if (!isBack) {
      timer.refresh();
      return;
    }
    timer = undefined;
    told.back();
  };
  return {
    began(error) {
      if (timer) return;
      timer = setTimeout(look, LOOK).unref();
      told.gone(error);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Asks of every error whether it only says that the database is away. */
export function awayWatch(database: Database, told: Told) {
  const { began, stop } = outage(() => answers(database), told);
  return {
    explains(error: Error): boolean {
      const isSo = database.kind === 'postgres' && isAway(error);
      if (isSo) began(error);
      return isSo;
    },
    stop,
  };
}
