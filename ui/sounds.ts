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
function bell(at: number, pitch: number, loud = 0.3): readonly Part[] {
  return [
    { kind: 'tone', at, lasts: 0.5, pitch, loud },
    { kind: 'tone', at, lasts: 0.22, pitch: pitch * 2.76, loud: loud / 5 },
  ];
}

/** A die that hits the table. */
function knock(at: number, pitch: number, loud: number): readonly Part[] {
  return [
    { kind: 'noise', at, lasts: 0.05, pitch, loud },
    { kind: 'tone', at, lasts: 0.06, pitch: pitch / 6, to: pitch / 9, loud: loud / 2 },
  ];
}

/** A stroke of the pen on paper. */
function stroke(at: number): Part {
  return { kind: 'noise', at, lasts: 0.1, pitch: 2600, to: 4200, loud: 0.22 };
}

/** When the dice touch the table, closer and closer until they lie after 0.9 s. */
const BOUNCES = [0.05, 0.16, 0.27, 0.36, 0.47, 0.55, 0.64, 0.71, 0.78, 0.84, 0.89];

/** The notes of a chord that opens upwards: C, E, G, C. */
const [C, E, G, HIGH_C] = [523.25, 659.25, 783.99, 1046.5] as const;

/** What is heard, in numbers: no file has to be loaded. */
export const SOUNDS = {
  tick: [{ kind: 'noise', at: 0, lasts: 0.035, pitch: 3800, loud: 0.25 }],
  roll: BOUNCES.flatMap((at, i) => knock(at, 1500 + ((i * 467) % 900), 0.42 - i * 0.025)),
  ink: [stroke(0), stroke(0.11)],
  refuse: [
    { kind: 'tone', at: 0, lasts: 0.12, pitch: 170, to: 120, loud: 0.5 },
    { kind: 'noise', at: 0, lasts: 0.04, pitch: 500, loud: 0.2 },
  ],
  column: [...bell(0, E), ...bell(0.13, G)],
  colour: [...bell(0, C), ...bell(0.12, E), ...bell(0.24, G)],
  turn: bell(0, G, 0.35),
  end: [...bell(0, C), ...bell(0.12, E), ...bell(0.24, G), ...bell(0.4, HIGH_C, 0.36)],
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof SOUNDS;
