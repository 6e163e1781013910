import type { Die } from '#engine/contract.ts';

/** The app's dice: every face equally likely, from the browser's own entropy. */
export function throwApp(dice: readonly Die[]): string[] {
  return dice.map(({ faces }) => faces[below(faces.length)]!);
}

/** A whole number from 0 to n − 1. Draws that would favour some numbers are drawn again. */
function below(n: number): number {
  const word = new Uint32Array(1);
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(word);
    if (drawn < limit) return drawn % n;
  }
}
