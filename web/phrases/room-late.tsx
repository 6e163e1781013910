import type { ComponentType } from 'preact';
import { apart } from '../app/later.tsx';

type Part = typeof import('./part.ts');

const QUIET = { waiting: () => null, failed: () => null };

/** The same part as at tables, for the screens around them. */
function from<Props extends object>(pick: (part: Part) => ComponentType<Props>) {
  return apart(() => import('./part.ts').then(pick), QUIET);
}

export const MuteButton = from((part) => part.MuteButton);
export const RoomTalk = from((part) => part.RoomTalk);
