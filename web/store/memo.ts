const PREFIX = 'dicepad.';

/** Small things that make the next time quicker. Losing them costs nothing. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null; // Refused, or not ours.
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Refused or full: the next time is as slow as the first.
  }
}
