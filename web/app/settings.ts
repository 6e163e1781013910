import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { STAMPS, type StampName } from '#ui/stamps.ts';

export const SPEEDS = ['calm', 'brisk', 'once'] as const;
export const SHEET_TURNS = ['turned', 'printed', 'small'] as const;
const NOTICES = ['unasked', 'on', 'off'] as const;

export type Speed = (typeof SPEEDS)[number];

/** What a player has chosen for this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly name: string;
  readonly stamp: StampName;
  /** From 0 to 1. */
  readonly volume: number;
  readonly speech: boolean;
  readonly vibration: boolean;
  readonly calm: boolean;
  readonly largeSymbols: boolean;
  readonly largeText: boolean;
  readonly leftHanded: boolean;
  /** Whether single letters work as keys on the board. */
  readonly letterKeys: boolean;
  /** How long dice roll, others are shown and bots think: `once` is at once. */
  readonly speed: Speed;
  /**
   * How a sheet that is wider than high lies on a phone held upright: turned, as printed and
   * swiped, or as printed and small.
   */
  readonly sheet: (typeof SHEET_TURNS)[number];
  /** Whether each rule is explained when it first matters in a first match. */
  readonly coach: boolean;
  /** Whether notifications may call somebody back to a table; they are asked once. */
  readonly notices: (typeof NOTICES)[number];
  /** Whether a pass that is all one can do, and costs nothing, is made by the app. */
  readonly autoPass: boolean;
  /** The game that was played last. */
  readonly game: string | undefined;
}

const KEY = 'dicepad.settings';

const DEFAULTS: Settings = {
  language: browserLanguage(),
  theme: 'system',
  name: '',
  stamp: 'fox',
  volume: 0.5,
  speech: false,
  vibration: true,
  calm: false,
  largeSymbols: false,
  largeText: false,
  leftHanded: false,
  letterKeys: true,
  speed: 'brisk',
  sheet: 'turned',
  coach: true,
  notices: 'unasked',
  autoPass: true,
  game: undefined,
};

export const settings = signal<Settings>({ ...DEFAULTS, ...stored() });

/** What was changed here and could not be kept. */
let unkept: Partial<Settings> = {};

/** Changes some settings, and leaves what another tab has changed since. */
export function change(part: Partial<Settings>): void {
  unkept = { ...unkept, ...part };
  settings.value = { ...settings.value, ...stored(), ...unkept };
  if (keep(settings.value)) unkept = {};
}

/** The share of their full length that films of the table take: `--k` in style sheets. */
export function pace(): number {
  return { calm: 1, brisk: 0.6, once: 0 }[settings.value.speed];
}

/** Whether things should appear instead of move. */
export function isStill(): boolean {
  return settings.value.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets the page follow the settings, and these what another tab makes of them. */
export function followSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { theme, calm, largeSymbols, largeText, leftHanded, sheet } = settings.value;
    const { dataset } = document.documentElement;
    dataset.theme = theme === 'system' ? (night.matches ? 'dark' : 'light') : theme;
    for (const bar of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]')) {
      bar.media = bar.dataset.theme === dataset.theme ? 'all' : 'not all';
    }
    toggle(dataset, 'calm', calm);
    toggle(dataset, 'largeSymbols', largeSymbols);
    toggle(dataset, 'largeText', largeText);
    toggle(dataset, 'leftHanded', leftHanded);
    dataset.sheet = sheet;
    document.documentElement.style.setProperty('--k', `${pace()}`);
  };
  night.addEventListener('change', show);
  effect(show);
  addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.value = { ...settings.value, ...stored(), ...unkept };
  });
}

function toggle(dataset: DOMStringMap, name: string, on: boolean): void {
  if (on) dataset[name] = '';
  else delete dataset[name];
}

function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const sound = Object.entries(kept ?? {}).filter(([name, value]) => isSound(name, value));
    return Object.fromEntries(sound);
  } catch {
    return {}; // Storage is refused or holds something else: the defaults do.
  }
}

/** Whether a setting is one that this version knows: an older or newer one may have kept it. */
function isSound(name: string, value: unknown): boolean {
  switch (name) {
    case 'language':
      return LANGUAGES.some((each) => each === value);
    case 'theme':
      return value === 'system' || value === 'light' || value === 'dark';
    case 'speed':
      return SPEEDS.some((each) => each === value);
    case 'sheet':
      return SHEET_TURNS.some((each) => each === value);
    case 'notices':
      return NOTICES.some((each) => each === value);
    case 'stamp':
      return typeof value === 'string' && Object.hasOwn(STAMPS, value);
    case 'volume':
      return typeof value === 'number' && value >= 0 && value <= 1;
    case 'game':
      return typeof value === 'string';
    default:
      return name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings];
  }
}

function keep(value: Settings): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
    return true;
  } catch {
    return false; // Refused or full: they last as long as the page. The store tells the player.
  }
}

/** The first of the browser's languages that we speak. */
function browserLanguage(): Language {
  const known = (wanted: string) => LANGUAGES.find((each) => wanted.slice(0, 2) === each);
  return navigator.languages.map(known).find((each) => each !== undefined) ?? 'en';
}
