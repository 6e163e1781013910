/** How records and tables call whoever has deleted themselves, in every language. */
export const FORMER = /^former player(?: (\d+))?$/;

/** Whether it was a person's seat, though a bot may sit there by now. */
export function isFormer(name: string): boolean {
  return FORMER.test(name);
}
