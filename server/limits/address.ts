import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Of eight groups, as many as a provider gives to one household. */
const GROUPS = 4;

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
  return [...before, ...zeros, ...after].slice(0, GROUPS).join(':');
}
