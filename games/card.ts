import type { ComponentType } from 'preact';
import type { Language, Texts } from '#engine/contract.ts';
import type { BigFace, Face, Sharing } from './face.ts';

/** What the first screen knows of a game; everything else is loaded when it is wanted. */
export interface Card {
  readonly id: string;
  /** What it is called, and in two or three words what it is among the others. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly about: string }>>;
  readonly players: { readonly min: number; readonly max: number };
  /** About how long a match takes. */
  readonly minutes: number;
  readonly Art: ComponentType;
  load(): Promise<Face>;
  /** What is said at its tables, by rules and face, one language at a time. */
  readonly speech: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>;
  /** Only when a result is shared. */
  loadSharing(): Promise<Sharing>;
  /** Only on a big screen. */
  loadBig(): Promise<BigFace>;
}
