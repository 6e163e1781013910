import type { FastifyInstance } from 'fastify';
import { SHELVES } from '#games/index.ts';

/** What can be played, how it can be set up, and against which bots. */
export function routeGames(api: FastifyInstance): void {
  const games = SHELVES.map(({ game, bots }) => ({
    id: game.id,
    name: game.name,
    players: game.players,
    /** The weakest first. */
    bots: Object.keys(bots),
    options: game.headers.map(({ name, form, choices, newest }) => ({
      name,
      form,
      choices: [...new Set([...(newest ? [newest] : []), ...choices(game.players.max)])],
    })),
  }));
  api.get('/games', async () => ({ games }));
}
