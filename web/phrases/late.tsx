import type { ComponentType } from 'preact';
import { apart } from '../app/later.tsx';

type Part = typeof import('./part.ts');

/** They come behind the table: nobody says anything before it is drawn. */
const QUIET = { waiting: () => null, failed: () => null };

/** A component of the part, once it is there. */
function from<Props extends object>(pick: (part: Part) => ComponentType<Props>) {
  return apart(() => import('./part.ts').then(pick), QUIET);
}

export const Mute = from((part) => part.Mute);
export const Nudge = from((part) => part.Nudge);
export const Picker = from((part) => part.Picker);
export const SaidBy = from((part) => part.SaidBy);
export const TableTalk = from((part) => part.TableTalk);
