export interface Rate {
  readonly by: 'address' | 'player';
  readonly perMinute: number;
  /** For everybody together, in one process. */
  readonly overall?: number;
}

/** How often each act may be done. */
export const RATES = {
  anything: { by: 'address', perMinute: 300 },
  makePlayer: { by: 'address', perMinute: 10 },
  carry: { by: 'address', perMinute: 10 },
  makeToken: { by: 'player', perMinute: 10 },
  makeTable: { by: 'player', perMinute: 10 },
  // A code is short enough to be said: it is safe only as long as nobody can try many.
  joinByCode: { by: 'address', perMinute: 10, overall: 200 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Act = keyof typeof RATES;
export type Rates = Readonly<Record<Act, Rate>>;
