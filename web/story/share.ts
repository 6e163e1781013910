/**
 * A record as part of a link: deflated, in the letters that addresses take. The whole match is in
 * the link itself; behind `#`, so that no server ever sees it.
 */
export async function packRecord(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in a link; undefined when the link is damaged. */
export async function unpackRecord(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** Far more than the longest match; a link that unpacks to more is no record. */
const MOST_BYTES = 1_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= MOST_BYTES) continue;
    await reader.cancel();
    throw new RangeError('too long for a record');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
