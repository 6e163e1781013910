import type { Game } from '#engine/contract.ts';
import { choice as core } from './core.ts';
import type { Position } from './position.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import type { Choice } from './words.ts';

export const choice: Game<Position, Choice> = { ...core, texts: { en, fr, de } };
