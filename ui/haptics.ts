/** Vibration in milliseconds: on, off, on … */
const PATTERNS = {
  tap: [8],
  roll: [20],
  ink: [15],
  refuse: [20, 30, 20],
  turn: [30],
  column: [15, 40, 25],
  row: [15, 40, 15, 40, 25],
  colour: [20, 40, 20, 40, 40],
  lock: [40],
  star: [10, 30, 10, 30, 10],
  side: [25],
  goal: [30, 60, 30],
  best: [15, 30, 15, 30, 30],
  win: [30, 50, 30, 50, 60],
  /** Full as well, but somebody was first. */
  too: [15, 40, 15],
} as const satisfies Record<string, readonly number[]>;

export type BuzzName = keyof typeof PATTERNS;

/** Lets the device vibrate where it can, and where a finger has allowed it. */
export function buzz(kind: BuzzName): void {
  if (!('vibrate' in navigator) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[kind]]);
}
