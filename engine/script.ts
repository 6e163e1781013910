import type { Entry } from './match.ts';

/** The entries of a record without headers, one a line: what a lesson or a puzzle begins with. */
export function entriesIn(lines: string): readonly Entry[] {
  const filled = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return filled.map((line) => {
    const [first = '', ...words] = line.split(' ');
    const text = words.join(' ');
    return first === 'roll'
      ? { kind: 'roll', text }
      : { kind: 'move', seat: Number(first) - 1, text };
  });
}
