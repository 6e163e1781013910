import type { Game } from '#engine/contract.ts';
import { qwixx } from './qwixx/rules.ts';

export const GAMES: readonly Game[] = [qwixx];
