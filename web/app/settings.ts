import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { STAMPS, type StampName } from '#ui/stamps.ts';

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
  /** Whether bots answer at once instead of at a pace that people can follow. */
  readonly hurry: boolean;
  /** Whether each rule is explained when it first matters in a first match. */
  readonly coach: boolean;
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
  hurry: false,
  coach: true,
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

/** Lets the page follow the settings, and these what another tab makes of them. */
export function followSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { theme, calm, largeSymbols, largeText, leftHanded } = settings.value;
    const { dataset } = document.documentElement;
    dataset.theme = theme === 'system' ? (night.matches ? 'dark' : 'light') : theme;
    for (const bar of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]')) {
      bar.media = bar.dataset.theme === dataset.theme ? 'all' : 'not all';
    }
    toggle(dataset, 'calm', calm);
    toggle(dataset, 'largeSymbols', largeSymbols);
    toggle(dataset, 'largeText', largeText);
    toggle(dataset, 'leftHanded', leftHanded);
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
