import type { Outcome } from '#protocol/messages.ts';

/** Logs and counts the wishes of devices, with the ids of the request and of the table. */
export interface Journal {
  info(facts: object, says: string): void;
  debug(facts: object, says: string): void;
}

/** Decisions are sealed: only the fact and the outcome are logged. */
export function noteOutcome(journal: Journal | undefined, facts: object, outcome: Outcome): void {
  const told = { ...facts, outcome: outcome.kind };
  if (outcome.kind === 'forbidden') journal?.info({ ...told, why: outcome.why }, 'forbidden');
  else if (outcome.kind === 'refused')
    journal?.info({ ...told, why: outcome.refusal.rule }, 'refused');
  else journal?.debug(told, 'asked');
}
