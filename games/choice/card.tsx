import type { Card } from '#games/card.ts';
import type { Face } from '#games/face.ts';
import { TEXTS } from './card/texts/index.ts';
import { Art } from './face/art.tsx';
import { LOADERS } from './face/speech/index.ts';

export const card: Card = {
  id: 'choice',
  texts: TEXTS,
  players: { min: 1, max: 4 },
  minutes: 20,
  Art,
  load: () => import('./face/index.tsx').then(({ face }) => face as Face),
  speech: LOADERS,
  loadSharing: () => import('./face/sharing.ts').then(({ sharing }) => sharing),
  loadBig: () => import('./face/big.tsx').then(({ big }) => big),
};
