import { shelf as qwixx } from './qwixx/index.ts';
import type { Shelf } from './shelf.ts';

export const SHELVES: readonly Shelf[] = [qwixx];

export const GAMES = SHELVES.map(({ game }) => game);
