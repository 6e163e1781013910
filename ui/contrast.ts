/** Red, green and blue as light, each from 0 to 1. */
type Light = readonly [number, number, number];
/** Lightness and two axes of colour, as CIE L*a*b* has them. */
type Lab = readonly [lightness: number, a: number, b: number];

/** Full colour sight, or one kind of cone missing. */
export type Sight = 'normal' | 'protan' | 'deutan' | 'tritan';

/** How light changes for each kind of sight: Machado, Oliveira and Fernandes 2009, in full. */
const SIGHT: Readonly<Record<Sight, readonly Light[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From light to the tristimulus values, each as a share of daylight's white. */
const TO_XYZ: readonly Light[] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

/** The contrast of two colours such as `#161c2e`, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** As `color-mix(in srgb, …)` mixes them: this share of the first. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, i) => Math.round(value * share + b[i]! * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How different two colours look to some eyes, as CIEDE2000 counts it: 1 is just visible. */
export function differenceSeen(one: string, other: string, sight: Sight): number {
  const seen = (colour: string) => toLab(clamp(times(SIGHT[sight], toLight(colour))));
  return ciede2000(seen(one), seen(other));
}

function channels(colour: string): readonly [number, number, number] {
  const at = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  return [at(1), at(3), at(5)];
}

function toLight(colour: string): Light {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

function brightness(colour: string): number {
  const [red, green, blue] = toLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function times(matrix: readonly Light[], [x, y, z]: Light): Light {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first!, second!, third!];
}

function clamp([red, green, blue]: Light): Light {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [within(red), within(green), within(blue)];
}

function toLab(light: Light): Lab {
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(TO_XYZ, light).map(bend);
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

/** Sharma, Wu and Dalal 2005, with their names for the steps. */
function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const grey = greyness((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const stretch = 1 + 0.5 * (1 - grey);
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const h1 = hue(a1 * stretch, b1);
  const h2 = hue(a2 * stretch, b2);
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const between = (h1 + turn / 2 + 360) % 360;
  const weight =
    1 -
    0.17 * cosine(between - 30) +
    0.24 * cosine(2 * between) +
    0.32 * cosine(3 * between + 6) -
    0.2 * cosine(4 * between - 63);
  const off = (lightness - 50) ** 2;
  const light = (l2 - l1) / (1 + (0.015 * off) / Math.sqrt(20 + off));
  const colour = (c2 - c1) / (1 + 0.045 * chroma);
  const hues = (2 * Math.sqrt(c1 * c2) * cosine(turn / 2 - 90)) / (1 + 0.015 * chroma * weight);
  const rotation =
    -2 * greyness(chroma) * cosine(60 * Math.exp(-(((between - 275) / 25) ** 2)) - 90);
  return Math.sqrt(light ** 2 + colour ** 2 + hues ** 2 + rotation * colour * hues);
}

function greyness(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
}

function hue(a: number, b: number): number {
  return (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360;
}

/** Of degrees; a sine is a cosine a quarter turn back. */
function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
