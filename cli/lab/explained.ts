import { Problem } from '../exit.ts';

/** Turns a system error into a problem the reader can fix. */
export function explained<Result>(sentence: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Problem(`${sentence} (${String(error.code)}).`);
  }
}
