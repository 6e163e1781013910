import type { Chair } from '../store/saved.ts';
import { levelName } from './words.ts';
import './level.css';

/** How a bot plays, small and behind its name; of people nothing. */
export function Level({ chair }: { readonly chair: Chair }) {
  if (chair.kind !== 'bot' || chair.level === undefined) return null;
  return <small class="level">{levelName(chair.level)}</small>;
}
