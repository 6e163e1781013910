/** The name of a deleted player in records and at tables, in every language. */
export const FORMER = /^former player(?: (\d+))?$/;

/** Whether it was a person's seat, though a bot may sit there by now. */
export function isFormer(name: string): boolean {
  return FORMER.test(name);
}
