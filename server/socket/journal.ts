import type { Outcome } from '#protocol/messages.ts';

/** Where it is told what devices ask for; it knows the ids of the request and of the table. */
export interface Journal {
  info(facts: object, says: string): void;
  debug(facts: object, says: string): void;
}

/** What is decided is sealed: only that it was, and what came of it, is told. */
export function noteOutcome(journal: Journal | undefined, facts: object, outcome: Outcome): void {
  const told = { ...facts, outcome: outcome.kind };
  if (outcome.kind === 'forbidden') journal?.info({ ...told, why: outcome.why }, 'forbidden');
  else if (outcome.kind === 'refused')
    journal?.info({ ...told, why: outcome.refusal.rule }, 'refused');
  else journal?.debug(told, 'asked');
}
