const LINE_FEED = 0x0a;
/** No valid text contains it, so the record reader can cite the line. */
const NOT_UTF8 = '\uD800';

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a record. A line that is not UTF-8 becomes a mark that the record reader cites. */
export function decode(bytes: Uint8Array): string {
  const whole = tryDecode(bytes);
  if (whole !== undefined) return whole;
  const lines: string[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end === -1 ? bytes.length : end;
    lines.push(tryDecode(bytes.subarray(from, to)) ?? NOT_UTF8);
    from = to + 1;
  }
  return lines.join('\n');
}

function tryDecode(bytes: Uint8Array): string | undefined {
  try {
    return DECODER.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
