/** What a table asks of one person, at one moment. */
export interface Asking {
  readonly step: number;
  /** Whether they roll, or still have to decide. */
  readonly isAsked: boolean;
  /** Whether no other person still has to; bots do it by themselves. */
  readonly isAlone: boolean;
  /** Whether other people are there to wait. */
  readonly isWaitedFor: boolean;
}

/** That it is one's turn, or that all others wait for oneself alone. */
export type Call = 'turn' | 'last';

/** A step so far: since when one is asked in it, whether alone from the start, and what was called. */
export interface Progress {
  readonly step: number;
  readonly since: number;
  readonly isOwn: boolean;
  readonly called: readonly Call[];
}

/** So long people who look away are left alone before they are called once more. In milliseconds. */
export const PATIENCE = 30_000;

/** The step after news of the table; undefined until the table has asked for something. */
export function progressed(
  before: Progress | undefined,
  { step, isAsked, isAlone }: Asking,
  now: number,
): Progress | undefined {
  if (before?.step === step || !isAsked) return before;
  return { step, since: now, isOwn: isAlone, called: [] };
}

export function withCall(progress: Progress, call: Call): Progress {
  return { ...progress, called: [...progress.called, call] };
}

/**
 * What is to be called next in a step, and when; each once. What is asked of one person alone, such
 * as a roll, is called at once, and again when the others have waited. What is asked of all at once
 * is called when all others are done, so that nobody is called for every roll of everybody; or after
 * a while, since else two who look away would wait for each other.
 */
export function nextCall(
  { step, since, isOwn, called }: Progress,
  asking: Asking,
): { readonly call: Call; readonly at: number } | undefined {
  if (!asking.isAsked || asking.step !== step) return undefined;
  const isNew = (call: Call): boolean => !called.includes(call);
  if (isNew('last') && asking.isAlone && asking.isWaitedFor && !isOwn) {
    return { call: 'last', at: since };
  }
  if (isNew('turn') && isNew('last')) return { call: 'turn', at: isOwn ? since : since + PATIENCE };
  if (isNew('last') && isOwn && asking.isWaitedFor) return { call: 'last', at: since + PATIENCE };
  return undefined;
}
