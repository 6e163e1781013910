import type { Card } from '#games/card.ts';
import type { Face } from '#games/face.ts';
import { GridArt } from '#kits/grid/face/art.tsx';
import { Stamp } from '#ui/stamp.tsx';

const ROWS = ['YYRYYY', 'GoooYR', 'GgyORR', 'GGGGGB', 'RGORRB'];
const STARS = ['05', '10', '22', '34'];

export const card: Card = {
  id: 'encore-coop',
  name: { en: 'Encore! together', fr: 'Encore\u202f! ensemble', de: 'Noch mal! gemeinsam' },
  about: { en: 'as a team', fr: 'en équipe', de: 'im Team' },
  players: { min: 1, max: 5 },
  minutes: 25,
  Art: () => (
    <GridArt rows={ROWS} stars={STARS}>
      <Stamp name="bear" />
      <Stamp name="hare" />
    </GridArt>
  ),
  load: () => import('./face/index.tsx').then(({ face }) => face as Face),
  speech: {
    en: () => import('./face/speech/en.ts'),
    fr: () => import('./face/speech/fr.ts'),
    de: () => import('./face/speech/de.ts'),
  },
  loadSharing: () => import('#kits/grid/face/sharing.ts').then(({ gridSharing }) => gridSharing),
  loadBig: () => import('./face/big.tsx').then(({ big }) => big),
};
