import type { Card } from '#games/card.ts';
import { GridArt } from '#kits/grid/face/art.tsx';
import { Die } from '#ui/die.tsx';

const ROWS = ['BYBbbO', 'OBBgBY', 'OORRGB', 'GGROGG', 'YGGORG'];
const STARS = ['11', '13', '40', '44'];
const GOLD = ['01', '14', '45'];

export const card: Card = {
  id: 'encore-plus',
  name: { en: 'Encore et Encore!', fr: 'Encore et Encore\u202f!', de: 'Noch mal so gut!' },
  about: { en: 'the big one', fr: 'le grand', de: 'das Große' },
  players: { min: 1, max: 6 },
  minutes: 30,
  Art: () => (
    <GridArt rows={ROWS} stars={STARS} gold={GOLD}>
      <Die look={{ kind: 'special', icon: 'bomb' }} label="" />
    </GridArt>
  ),
  load: () => import('./face/index.tsx').then(({ face }) => face),
  speech: {
    en: () => import('./face/speech/en.ts'),
    fr: () => import('./face/speech/fr.ts'),
    de: () => import('./face/speech/de.ts'),
  },
  loadSharing: () => import('./face/sharing.ts').then(({ sharing }) => sharing),
  loadBig: () => import('./face/big.tsx').then(({ big }) => big),
};
