import type { ComponentType } from 'preact';
import type { Language } from '#engine/contract.ts';
import type { Face } from './face.ts';

/** What the first screen knows of a game; everything else is loaded when it is wanted. */
export interface Card {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** About how long a match takes. */
  readonly minutes: number;
  readonly Art: ComponentType;
  load(): Promise<Face>;
}
