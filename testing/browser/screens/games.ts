import { PAD_TAPS, padOf } from '../pad.ts';
import { finished, GAMES } from './moments.ts';
import { DOCK, type Screen, tap } from './screen.ts';

/** The screens before, after and around the matches of each game. */
export const games: readonly Screen[] = GAMES.flatMap((game): Screen[] => [
  {
    name: `end-${game}`,
    path: `/match/over-${game}/end`,
    matches: [finished(game)],
    shows: '.end',
  },
  {
    name: `replay-${game}`,
    path: `/replay/over-${game}`,
    matches: [finished(game)],
    shows: '.replay',
    act: (page) => page.locator('.replay-controls input').fill('21'),
  },
  { name: `pad-${game}`, path: '/pad/pad', pads: [padOf(game)], shows: DOCK },
  {
    name: `pad-${game}-used`,
    path: '/pad/pad',
    pads: [padOf(game, { taps: PAD_TAPS[game] })],
    shows: DOCK,
  },
  { name: `dice-${game}`, path: `/dice/${game}`, shows: DOCK, act: tap('.dock-actions .primary') },
  { name: `set-up-${game}-bots`, path: `/new/${game}/bots`, shows: '.setup' },
  {
    name: `set-up-${game}-level`,
    path: `/new/${game}/bots`,
    shows: '.setup',
    act: tap('.setup-seat:nth-child(2) .icon-button'),
  },
  { name: `set-up-${game}-pass`, path: `/new/${game}/pass`, shows: '.setup' },
  { name: `set-up-${game}-real`, path: `/new/${game}/real`, shows: '.setup' },
]);
