import { Problem } from '../exit.ts';

/** What the system refuses is the reader's to mend. */
export function explained<Result>(sentence: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Problem(`${sentence} (${String(error.code)}).`);
  }
}
