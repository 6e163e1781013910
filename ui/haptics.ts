/** Vibration in milliseconds: on, off, on … */
const PATTERNS = {
  tap: [8],
  roll: [20],
  ink: [15],
  refuse: [20, 30, 20],
  column: [15, 40, 25],
  colour: [15, 40, 25],
  turn: [30],
} as const satisfies Record<string, readonly number[]>;

export type BuzzName = keyof typeof PATTERNS;

/** Lets the device vibrate where it can, and where a finger has allowed it. */
export function buzz(kind: BuzzName): void {
  if (!('vibrate' in navigator) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[kind]]);
}
