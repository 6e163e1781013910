import { choosing, isOver, rolling, type Wanted } from '../played.ts';

export const GAMES = ['encore', 'encore-coop', 'encore-plus', 'qwixx', 'choice'] as const;
export type GameId = (typeof GAMES)[number];

/** How far the matches in the pictures have come. */
const MIDDLE: Readonly<Record<GameId, number>> = {
  encore: 14,
  'encore-coop': 9,
  'encore-plus': 11,
  qwixx: 12,
  choice: 12,
};

/** How many can sit at a table. */
export const MOST_SEATS: Readonly<Record<GameId, number>> = {
  encore: 6,
  'encore-coop': 5,
  'encore-plus': 6,
  qwixx: 5,
  choice: 4,
};

/** Three at a table, the first one on this device. */
export const midway = (game: GameId, more: Partial<Wanted> = {}): Wanted => ({
  id: `midway-${game}`,
  game,
  until: choosing(MIDDLE[game]),
  ...more,
});

export const finished = (game: GameId, more: Partial<Wanted> = {}): Wanted => ({
  id: `over-${game}`,
  game,
  until: isOver,
  ...more,
});

export const realDice = (more: Partial<Wanted> = {}): Wanted =>
  midway('encore', { id: 'real', dice: 'real', people: 3, until: rolling(6), ...more });

/** Before the first roll. */
export const fresh = (game: GameId): Wanted => ({ id: 'start', game, until: () => true });
