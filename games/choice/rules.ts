import type { Game } from '#engine/contract.ts';
import { choice as core } from './core.ts';
import type { Position } from './position.ts';
import { TEXTS } from './texts/index.ts';
import type { Choice } from './words.ts';

export const choice: Game<Position, Choice> = { ...core, texts: TEXTS };
