/** A part of a sound: a tone or a breath of noise, in seconds and hertz. */
export interface Part {
  readonly kind: 'tone' | 'noise';
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly loud: number;
}

/** A bell: a tone and a fainter one above it. */
function bell(at: number, pitch: number, loud = 0.3, lasts = 0.5): readonly Part[] {
  return [
    { kind: 'tone', at, lasts, pitch, loud },
    { kind: 'tone', at, lasts: lasts * 0.44, pitch: pitch * 2.76, loud: loud / 5 },
  ];
}

/** A die that hits the wood: the click of its edge, and the table under it. */
function knock(at: number, pitch: number, loud: number): readonly Part[] {
  return [
    { kind: 'noise', at, lasts: 0.045, pitch, loud },
    { kind: 'tone', at, lasts: 0.09, pitch: pitch / 7, to: pitch / 11, loud: loud * 0.7 },
  ];
}

/** A stroke of the pen on paper. */
function stroke(at: number): Part {
  return { kind: 'noise', at, lasts: 0.1, pitch: 2600, to: 4200, loud: 0.22 };
}

/** A glass that is touched: high, thin and long. */
function glass(at: number, pitch: number): readonly Part[] {
  return [
    { kind: 'tone', at, lasts: 0.45, pitch, loud: 0.13 },
    { kind: 'tone', at, lasts: 0.3, pitch: pitch * 1.51, loud: 0.05 },
  ];
}

/** Dice that touch each other in the air: many small clicks, closer and closer. */
const CLICKS = [0, 0.045, 0.085, 0.12, 0.15, 0.178, 0.2];

/** The notes of a chord that opens upwards: C, E, G, C, E. */
const [C, E, G, HIGH_C, HIGH_E] = [523.25, 659.25, 783.99, 1046.5, 1318.5] as const;

/** All sounds, as numbers: no file has to be loaded. All are short, and none is loud. */
export const SOUNDS = {
  tick: [{ kind: 'noise', at: 0, lasts: 0.035, pitch: 3800, loud: 0.25 }],
  throw: [{ kind: 'noise', at: 0, lasts: 0.16, pitch: 420, to: 1500, loud: 0.2 }],
  rattle: CLICKS.flatMap((at, i) => knock(at, 2300 + ((i * 467) % 900), 0.13)),
  knock: knock(0, 1700, 0.4),
  ink: [stroke(0), stroke(0.11)],
  refuse: [
    { kind: 'tone', at: 0, lasts: 0.12, pitch: 170, to: 120, loud: 0.5 },
    { kind: 'noise', at: 0, lasts: 0.04, pitch: 500, loud: 0.2 },
  ],
  turn: bell(0, G, 0.35),
  /** Two notes up. */
  column: [...bell(0, E), ...bell(0.13, G)],
  /** Two notes up, and back. */
  row: [...bell(0, E), ...bell(0.11, G), ...bell(0.22, E, 0.2)],
  /** Three notes. */
  colour: [...bell(0, C), ...bell(0.12, E), ...bell(0.24, G)],
  /** The bolt goes in, then the thud of the door. */
  lock: [
    { kind: 'noise', at: 0, lasts: 0.05, pitch: 2900, to: 1800, loud: 0.3 },
    { kind: 'tone', at: 0.02, lasts: 0.05, pitch: 900, to: 620, loud: 0.14 },
    ...knock(0.16, 900, 0.5),
    { kind: 'tone', at: 0.16, lasts: 0.22, pitch: 105, to: 70, loud: 0.5 },
  ],
  star: [...glass(0, 1568), ...glass(0.09, 1975.5), ...glass(0.18, 2349.3)],
  /** A page that is turned, then a note. */
  side: [
    { kind: 'noise', at: 0, lasts: 0.22, pitch: 900, to: 3200, loud: 0.2 },
    ...bell(0.2, E),
    ...bell(0.32, HIGH_C, 0.22),
  ],
  /** All three notes together. */
  goal: [...bell(0, C, 0.22), ...bell(0, E, 0.22), ...bell(0, G, 0.22), ...bell(0.2, HIGH_C, 0.2)],
  best: [...bell(0, G, 0.26, 0.3), ...bell(0.09, HIGH_C, 0.26, 0.3), ...bell(0.18, HIGH_E, 0.26)],
  win: [
    ...bell(0, C, 0.26, 0.3),
    ...bell(0.11, E, 0.26, 0.3),
    ...bell(0.22, G, 0.26, 0.3),
    ...bell(0.36, HIGH_C, 0.3, 0.4),
    ...bell(0.54, G, 0.2, 0.3),
    ...bell(0.66, HIGH_C, 0.3, 0.6),
    ...bell(0.66, HIGH_E, 0.22, 0.6),
  ],
  /** The match is over. */
  end: [...bell(0, G), ...bell(0.14, E), ...bell(0.28, C, 0.34)],
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof SOUNDS;

/** The length of a sound, in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
}
