import type { Card } from './card.ts';
import { card as choice } from './choice/card.tsx';
import { card as encore } from './encore/card.tsx';
import { card as encoreCoop } from './encore-coop/card.tsx';
import { card as encorePlus } from './encore-plus/card.tsx';
import { card as qwixx } from './qwixx/card.tsx';

/** Every game, as the first screen shows them. */
export const CARDS: readonly Card[] = [encore, encoreCoop, encorePlus, qwixx, choice];
