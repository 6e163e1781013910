import { movesOf } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';

// What the examples of operations are made of. A test reads them with the schemas.

export const ID = 'tq7Yw2mK4sVb';
export const MATCH = 'Zk81nQeW0xLr';
export const TIME = 1_767_225_600_000;
export const TOKEN = 'b3V0LW9mLXRoZS1oYXQtc2VjcmV0LXRva2Vu';
export const CODE = 'leaf sun drop moon 42';

export const PLAYER = { id: 'pL4yer0fD1ce', name: 'Robin', stamp: 'owl', language: 'en' };
export const SECRET = { id: ID, created: TIME, seen: TIME, name: 'Firefox (Android)' };
export const KEY = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' };
export const BLOCK = { id: ID, name: 'Max', created: TIME };

/** Any of them would do. */
const { game, bots } = SHELVES.find(({ game: { players } }) => players.min > 1)!;
export const GAME = {
  id: game.id,
  name: game.name,
  players: game.players,
  bots: Object.keys(bots),
  options: game.headers.map(({ name, choices }) => ({ name, choices: choices(2) })),
};

export const TABLE = {
  id: ID,
  revision: 1,
  state: 'lobby',
  options: {
    game: game.id,
    options: {},
    dice: 'app',
    timer: 'off',
    hints: true,
    isPublic: false,
    standIn: 60,
  },
  seats: [
    {
      kind: 'person',
      name: 'Robin',
      stamp: 'owl',
      language: 'en',
      isHere: true,
      isLooking: false,
      isStoodIn: false,
    },
    { kind: 'bot', name: 'Ada', level: GAME.bots[0] },
  ],
  host: 0,
  spectators: 0,
  code: CODE,
  commitment: 'c0ffee'.padEnd(64, '0'),
};
const { code: _, ...uncoded } = TABLE;
export const PLAYING = { ...uncoded, revision: 2, state: 'playing', match: MATCH };

export const PLAYED = {
  id: MATCH,
  table: ID,
  game: game.id,
  seat: 0,
  created: TIME,
  finished: TIME,
};
export const RECORD = `Game: ${game.id}\nPlayers: Robin, Ada\n`;

export const ROLLED = {
  dice: 'app',
  rolled: 600,
  faces: [{ face: '1', count: 100, share: 1 / 6, expected: 1 / 6 }],
  verdict:
    'As even as fair dice: of 100 fair dice rolled this often, about 80 would be at least this uneven.',
};

export const LIVE = {
  tables: [{ table: PLAYING, began: TIME }],
  people: { waiting: 3, playing: 9, watching: 2, others: 1 },
};
const MAX = { name: 'Max', stamp: 'fox' };
export const USUAL = { id: 'k2Jr0wqZPpCk', game: game.id, played: TIME, people: [MAX] };
export const CALL = { table: TABLE, from: MAX, at: TIME };

/** A match in its first moment, as one who is to roll sees it. */
const position = game.start(TABLE.seats.length, {});
const VIEW = {
  match: MATCH,
  version: 0,
  step: 0,
  position,
  next: game.next(position),
  roller: game.active(position),
  entries: [],
  decided: [],
  corrections: [],
  mendable: 0,
};
export const SHOWN = { mark: '2-0', due: 'roll', table: PLAYING, seat: 0, view: VIEW };

/** And after a roll of whatever faces come first. */
const rolled = game.clone(position);
game.roll(rolled, VIEW.next.for === 'dice' ? VIEW.next.dice.map(() => 0) : []);
export const MOVES = {
  match: MATCH,
  step: 1,
  seat: 0,
  due: 'decide',
  moves: movesOf(game, rolled, 0).map((move) => game.notate(rolled, 0, move)),
};
