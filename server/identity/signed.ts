/** Whom a passkey is made for: browsers keep those of one host from all others. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

/** The options of every signature check. */
interface Expected {
  readonly expectedChallenge: (challenge: string) => boolean;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
}

/**
 * What an authenticator has signed for this site. `take` uses the challenge up, whatever became of
 * the rest, and says whether it was one of ours; if not, nothing counts.
 */
export async function signed<Result>(
  { host, origin }: Site,
  check: (expected: Expected) => Promise<Result>,
  take: (challenge: string) => Promise<boolean>,
): Promise<Result | undefined> {
  let found = '';
  const expectedChallenge = (challenge: string) => {
    found = challenge;
    return true;
  };
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: host };
  const result = await orNothing(() => check(expected));
  return (await take(found)) ? result : undefined;
}

/** The library throws whatever is wrong with what an authenticator sent; all of it means no. */
async function orNothing<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
