import type { Player, Reply } from '../online/api.ts';
import { people } from './people.ts';

/** `unwilling`: the player or their device said no. */
export type Signed<Value> = Reply<Value> | { readonly kind: 'unwilling' };

/** Whether this browser can keep passkeys, and tell of them in the way the server reads. */
export function hasPasskeys(): boolean {
  return (
    'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Makes a passkey for the player of this device. */
export async function addPasskey(): Promise<Signed<undefined>> {
  const options = await people.passkeyOptions('new');
  if (options.kind !== 'done') return options;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value),
    }),
  );
  return made ? people.addPasskey(made) : { kind: 'unwilling' };
}

/** Becomes the player whose passkey this device or its owner has. */
export async function comeBack(): Promise<Signed<Player>> {
  const options = await people.passkeyOptions('known');
  if (options.kind !== 'done') return options;
  const signed = await asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.value),
    }),
  );
  return signed ? people.comeBack(signed) : { kind: 'unwilling' };
}

/** Closing the browser’s own dialog counts as an answer. */
async function asked(ask: () => Promise<Credential | null>): Promise<object | undefined> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
  } catch {
    return undefined;
  }
}
