import type { Contact } from '../online/connection.ts';

/** Whether anybody is there who could hear it: bots do not. */
export function hasListeners({ table, seat: own }: Contact): boolean {
  const { seats = [], spectators = 0 } = table.value ?? {};
  return (
    spectators > 0 || seats.some((each, seat) => each?.kind === 'person' && seat !== own.value)
  );
}
