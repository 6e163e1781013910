/** Random letters. `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}
