import { HEADS, type Net, widthOf } from './net.ts';

/** A net as a data file holds it: whole numbers of two bytes each, in base 64. */
export interface Weights {
  readonly hidden: number;
  readonly traits: number;
  /** Which traits have a row, as bits; the others never came up while the net learnt. */
  readonly known: string;
  readonly rows: string;
  readonly top: string;
}

/** A weight is so many parts of one. */
const PARTS = 1024;
const MOST = 32767;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function packNet(net: Net): Weights {
  const width = widthOf(net);
  const traits = net.rows.length / width;
  const known = new Uint8Array(Math.ceil(traits / 8));
  const kept: number[] = [];
  for (let trait = 0; trait < traits; trait++) {
    const row = net.rows.subarray(trait * width, (trait + 1) * width);
    // The parts that go straight to the answers begin at zero and leave it with the first lesson.
    if (row.subarray(net.hidden).every((weight) => weight === 0)) continue;
    known[trait >> 3]! |= 1 << (trait & 7);
    kept.push(...row);
  }
  const { hidden } = net;
  return { hidden, traits, known: toText(known), rows: pack(kept), top: pack([...net.top]) };
}

export function unpackNet({ hidden, traits, known, rows, top }: Weights): Net {
  const width = widthOf({ hidden });
  const bits = toBytes(known);
  const kept = unpack(rows);
  const all = new Float32Array(traits * width);
  let from = 0;
  for (let trait = 0; trait < traits; trait++) {
    if ((bits[trait >> 3]! & (1 << (trait & 7))) === 0) continue;
    all.set(kept.subarray(from, from + width), trait * width);
    from += width;
  }
  const net = { hidden, rows: all, top: unpack(top) };
  if (from !== kept.length || net.top.length !== HEADS * hidden) throw new Error('damaged weights');
  return net;
}

function pack(weights: readonly number[]): string {
  const bytes = new Uint8Array(weights.length * 2);
  for (const [i, weight] of weights.entries()) {
    const parts = Math.max(-MOST, Math.min(MOST, Math.round(weight * PARTS)));
    bytes[2 * i] = parts & 255;
    bytes[2 * i + 1] = (parts >> 8) & 255;
  }
  return toText(bytes);
}

function unpack(text: string): Float32Array {
  const bytes = toBytes(text);
  return Float32Array.from({ length: bytes.length >> 1 }, (_, i) => {
    return (((bytes[2 * i]! | (bytes[2 * i + 1]! << 8)) << 16) >> 16) / PARTS;
  });
}

/** Base 64 without padding, the same wherever this runs. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = Math.min(4, bytes.length - at + 1);
    for (let i = 0; i < letters; i++) text += LETTERS.charAt((three >> (18 - 6 * i)) & 63);
  }
  return text;
}

function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, count, at] = [0, 0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 255;
  }
  return bytes;
}
