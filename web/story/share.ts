/**
 * A record as part of a link: deflated, in the letters that addresses take. The whole match is in
 * the link itself; behind `#`, so that no server ever sees it.
 */
export async function packRecord(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...bytes));
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
  const chunks: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(...part.value);
    if (chunks.length > MOST_BYTES) throw new RangeError('too long for a record');
  }
  return Uint8Array.from(chunks);
}
