import type { Card } from '#games/card.ts';
import type { Face } from '#games/face.ts';
import { Art } from './face/art.tsx';

export const card: Card = {
  id: 'choice',
  name: { en: 'The Choice', fr: 'The Choice', de: 'The Choice' },
  about: { en: 'two paths', fr: 'deux chemins', de: 'zwei Wege' },
  players: { min: 1, max: 4 },
  minutes: 20,
  Art,
  load: () => import('./face/index.tsx').then(({ face }) => face as Face),
  speech: {
    en: () => import('./face/speech/en.ts'),
    fr: () => import('./face/speech/fr.ts'),
    de: () => import('./face/speech/de.ts'),
  },
  loadSharing: () => import('./face/sharing.ts').then(({ sharing }) => sharing),
  loadBig: () => import('./face/big.tsx').then(({ big }) => big),
};
