import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** What providers give to one household: 56 bits are the same, three groups and half of the next. */
const GROUPS = 3;
const NEXT = 0xff00;

/**
 * Whom an address stands for. One household has more IPv6 addresses than could ever be counted,
 * all with the same beginning.
 */
export function householdOf(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (!isIPv6(plain)) return plain;
  // The URL parser writes an address in its shortest form, whatever form it came in.
  const short = URL.parse(`http://[${plain.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1) ?? plain;
  const [head = '', tail] = short.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after];
  const next = Number.parseInt(groups[GROUPS]!, 16) & NEXT;
  return [...groups.slice(0, GROUPS), next.toString(16)].join(':');
}
