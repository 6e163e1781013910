import type { Card } from '#games/card.ts';
import { GridArt } from '#kits/grid/face/art.tsx';
import { Die } from '#ui/die.tsx';

const ROWS = ['GGGYbb', 'OBByyB', 'RBByyG', 'RBBYOG', 'OOOOOG'];
const STARS = ['04', '15', '23', '31'];

export const card: Card = {
  id: 'encore',
  name: { en: 'Encore!', fr: 'Encore !', de: 'Encore!' },
  players: { min: 1, max: 6 },
  minutes: 20,
  Art: () => (
    <GridArt rows={ROWS} stars={STARS}>
      <Die look={{ kind: 'colour', colour: 'b' }} label="" />
    </GridArt>
  ),
  load: () => import('./face/index.tsx').then(({ face }) => face),
};
