import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser hands to an authenticator; only what ours looks at. */
interface Asked {
  readonly challenge: string;
}

/** An authenticator made of software, as a phone or a key would be one: for tests. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #host: string;
  readonly #origin: string;
  /** The signature counter; a copy of the key falls behind. */
  counter = 0;

  constructor(host: string, origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#publicKey = coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url'));
    this.#host = host;
    this.#origin = origin;
  }

  /** What `navigator.credentials.create` gives. */
  create({ challenge }: Asked, isVerified = true) {
    const data = Buffer.concat([
      this.#facts(isVerified, true),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    });
  }

  /** What `navigator.credentials.get` gives. */
  get({ challenge }: Asked, isVerified = true) {
    this.counter++;
    const facts = this.#facts(isVerified, false);
    const client = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([facts, createHash('sha256').update(client).digest()]);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: facts.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #answer<Response extends object>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  /** Hash of the host, flags (somebody is there, has proved it, a new key), and the counter. */
  #facts(isVerified: boolean, isNew: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0);
    const host = createHash('sha256').update(this.#host).digest();
    return Buffer.concat([host, Buffer.from([flags]), counter]);
  }
}

/** A P-256 key for signatures, as COSE writes it. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const head = value.length < 24 ? [0x40 + value.length] : [0x58, value.length];
  return Buffer.concat([Buffer.from(head), value]);
}
