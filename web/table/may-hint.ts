import type { Session } from './session.ts';

/** Whether somebody here may ask now what a bot would do: only about a choice of their own. */
export function mayHint({ table, choice }: Session): boolean {
  return table.hints && choice.value !== undefined;
}
