import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '#server/database/database.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { findPlayer, type Player } from './player.ts';
import { addSession, endSession } from './session.ts';
import { type Site, signed } from './signed.ts';

/** A passkey as its player may see it. */
export interface Passkey {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly name: string | null;
}

/** Loaded when first asked for: it takes a while, and many servers never need it. */
const library = () => import('@simplewebauthn/server');

/** ES256, EdDSA and RS256: what authenticators have. */
const ALGORITHMS = [-7, -8, -257];

/** Requires user verification: the challenge is signed by a user who can unlock the device. */
const VERIFIED = { residentKey: 'required', userVerification: 'required' } as const;

export async function registrationOptions(
  database: Database,
  { host }: Site,
  { id, name }: Player,
  now: number,
) {
  const known = await listPasskeys(database, id);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Dicepad',
    rpID: host,
    userID: Buffer.from(id, 'base64url'),
    userName: name,
    challenge: Buffer.from(await newChallenge(database, 'register', id, now), 'base64url'),
    excludeCredentials: known.map((each) => ({ id: each.id })),
    authenticatorSelection: VERIFIED,
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Undefined when it is not what was asked for. */
export async function register(
  database: Database,
  site: Site,
  player: string,
  response: RegistrationResponseJSON,
  now: number,
  name: string | null,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const checked = await signed(
    site,
    (expected) =>
      verifyRegistrationResponse({ ...expected, response, supportedAlgorithmIDs: ALGORITHMS }),
    (challenge) => takeChallenge(database, 'register', player, challenge, now),
  );
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  const row = {
    id,
    player_id: player,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    created: now,
    seen: now,
    name,
  };
  const made = await database.write((queries) =>
    queries
      .insertInto('credentials')
      .values(row)
      .onConflict((is) => is.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return made && { id, created: now, seen: now, name };
}

/** For any visitor: the device offers the passkeys it has for this host. */
export async function signInOptions(database: Database, { host }: Site, now: number) {
  const challenge = await newChallenge(database, 'sign in', null, now);
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  });
}

/** Whose passkey has signed; a session for this device, in place of the one it had. */
export async function signIn(
  database: Database,
  site: Site,
  response: AuthenticationResponseJSON,
  before: string | undefined,
  now: number,
  device: string | null,
): Promise<{ readonly player: Player; readonly secret: string } | undefined> {
  const known = await database.queries
    .selectFrom('credentials')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!known) return undefined;
  const publicKey = Buffer.from(known.public_key, 'base64url');
  const credential = { id: known.id, publicKey, counter: known.counter };
  const { verifyAuthenticationResponse } = await library();
  const checked = await signed(
    site,
    (expected) => verifyAuthenticationResponse({ ...expected, response, credential }),
    (challenge) => takeChallenge(database, 'sign in', null, challenge, now),
  );
  if (!checked?.verified) return undefined;
  const { newCounter: counter } = checked.authenticationInfo;
  return database.write(async (queries) => {
    const player = await findPlayer(queries, known.player_id);
    const used = await queries
      .updateTable('credentials')
      .set({ counter, seen: now })
      .where('id', '=', known.id)
      .returning('id')
      .executeTakeFirst();
    // Both may have been deleted while the signature was checked.
    if (!player || !used) return undefined;
    if (before !== undefined) await endSession(queries, before);
    return { player, secret: await addSession(queries, 'session', player.id, now, device) };
  });
}

export function listPasskeys(database: Database, player: string): Promise<readonly Passkey[]> {
  return database.queries
    .selectFrom('credentials')
    .select(['id', 'created', 'seen', 'name'])
    .where('player_id', '=', player)
    .orderBy('created')
    .execute();
}

/** Whether there was such a passkey of this player. */
export async function namePasskey(database: Database, player: string, id: string, name: string) {
  const row = await database.write((queries) =>
    queries
      .updateTable('credentials')
      .set({ name })
      .where('id', '=', id)
      .where('player_id', '=', player)
      .returning('id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Whether there was such a passkey of this player. */
export async function removePasskey(database: Database, player: string, id: string) {
  const row = await database.write((queries) =>
    queries
      .deleteFrom('credentials')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .returning('id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}
