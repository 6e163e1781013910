import type { Card } from '#games/card.ts';
import type { Face } from '#games/face.ts';
import { Art } from './face/art.tsx';

export const card: Card = {
  id: 'choice',
  name: { en: 'The Choice', fr: 'The Choice', de: 'The Choice' },
  players: { min: 1, max: 4 },
  minutes: 20,
  Art,
  load: () => import('./face/index.tsx').then(({ face }) => face as Face),
};
