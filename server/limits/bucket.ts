export interface Flow {
  readonly perSecond: number;
  /** How many may come at once after a quiet time. */
  readonly burst: number;
}

/** What one socket may send. Nobody who plays, however hastily, comes near it. */
export const SOCKET_FLOW: Flow = { perSecond: 20, burst: 40 };

/**
 * Counts the messages of one socket. It lives and dies with its socket, so it needs no store and
 * no timer. Returns whether one more message at this time (in milliseconds) is within the limit.
 */
export function bucket({ perSecond, burst }: Flow = SOCKET_FLOW): (now: number) => boolean {
  let left = burst;
  let last: number | undefined;
  return (now) => {
    const passed = Math.max(0, now - (last ?? now));
    last = now;
    left = Math.min(burst, left + (passed * perSecond) / 1000);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
