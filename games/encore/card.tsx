import type { Card } from '#games/card.ts';
import { GridArt } from '#kits/grid/face/art.tsx';
import { Die } from '#ui/die.tsx';

const ROWS = ['GGGYbb', 'OBByyB', 'RBByyG', 'RBBYOG', 'OOOOOG'];
const STARS = ['04', '15', '23', '31'];

export const card: Card = {
  id: 'encore',
  name: { en: 'Encore!', fr: 'Encore !', de: 'Noch mal!' },
  about: { en: 'the classic', fr: 'le classique', de: 'der Klassiker' },
  players: { min: 1, max: 6 },
  minutes: 20,
  Art: () => (
    <GridArt rows={ROWS} stars={STARS}>
      <Die look={{ kind: 'colour', colour: 'b' }} label="" />
    </GridArt>
  ),
  load: () => import('./face/index.tsx').then(({ face }) => face),
  speech: {
    en: () => import('./face/speech/en.ts'),
    fr: () => import('./face/speech/fr.ts'),
    de: () => import('./face/speech/de.ts'),
  },
  loadSharing: () => import('#kits/grid/face/sharing.ts').then(({ gridSharing }) => gridSharing),
  loadBig: () => import('./face/big.tsx').then(({ big }) => big),
};
