import type { Game } from '#engine/contract.ts';
import { qwixx as core } from './core.ts';
import type { Position } from './position.ts';
import { texts } from './texts.ts';
import type { Choice } from './words.ts';

export const qwixx: Game<Position, Choice> = { ...core, texts };
