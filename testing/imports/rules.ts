/**
 * What may import what. The same lines stand in ARCHITECTURE.md, and a test compares them.
 *
 * A file obeys the most exact line that names it, and belongs to that line: what stands behind an
 * arrow does not include files with a more exact line of their own. `x` and `y` are any folder,
 * the same letter the same one; `*` is any name. What a line names may import its own: of
 * `games/x` the same game, of `kits/*.ts` nothing else.
 */
export interface Rule {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export const ARROWS: readonly Rule[] = [
  { from: ['engine', 'ui'], to: [] },
  { from: ['fair', 'protocol', 'kits/*.ts'], to: ['engine'] },
  { from: ['kits/x'], to: ['engine', 'kits/*.ts', 'kits/net'] },
  { from: ['bots'], to: ['engine', 'kits/*.ts'] },

  { from: ['games/shelf.ts'], to: ['engine', 'kits/*.ts', 'kits/grid', 'bots'] },
  { from: ['games/teach.ts', 'games/counting.ts'], to: ['engine'] },
  { from: ['games/face.ts'], to: ['engine', 'ui'] },
  { from: ['games/card.ts'], to: ['engine', 'games/face.ts'] },
  {
    from: ['games/x'],
    to: [
      'engine',
      'kits/*.ts',
      'kits/y',
      'bots',
      'games/shelf.ts',
      'games/teach.ts',
      'games/counting.ts',
    ],
  },
  {
    from: ['kits/x/face'],
    to: ['engine', 'kits/*.ts', 'kits/x', 'ui', 'games/face.ts'],
  },
  {
    from: ['games/x/face', 'games/x/card.tsx'],
    to: [
      'engine',
      'kits/*.ts',
      'kits/y',
      'kits/y/face',
      'ui',
      'games/x',
      'games/x/face',
      'games/face.ts',
      'games/card.ts',
    ],
  },

  { from: ['games/index.ts', 'games/players.ts'], to: ['games/x', 'games/shelf.ts'] },
  { from: ['games/reasons.ts', 'games/figures.ts', 'games/alone.ts'], to: ['games/x', 'bots'] },
  { from: ['games/lessons.ts'], to: ['games/x', 'games/teach.ts'] },
  { from: ['games/statistics.ts'], to: ['games/x', 'games/counting.ts'] },
  { from: ['games/tuners.ts'], to: ['games/x', 'kits/net'] },
  { from: ['games/positions.ts'], to: ['games/x', 'kits/*.ts'] },
  { from: ['games/solved.ts', 'games/goals.ts'], to: ['games/x'] },
  { from: ['games/printed.ts'], to: ['games/x/face', 'kits/x/face'] },
  { from: ['games/cards.ts'], to: ['games/x/card.tsx', 'games/card.ts'] },

  {
    from: ['lab'],
    to: [
      'engine',
      'kits/*.ts',
      'kits/x',
      'bots',
      'games/index.ts',
      'games/shelf.ts',
      'games/players.ts',
      'games/solved.ts',
      'games/goals.ts',
    ],
  },
  {
    from: ['web'],
    to: [
      'engine',
      'kits/*.ts',
      'bots',
      'fair',
      'protocol',
      'ui',
      'games/card.ts',
      'games/cards.ts',
      'games/counting.ts',
      'games/face.ts',
      'games/alone.ts',
      'games/figures.ts',
      'games/lessons.ts',
      'games/players.ts',
      'games/printed.ts',
      'games/reasons.ts',
      'games/statistics.ts',
      'games/teach.ts',
    ],
  },
  {
    from: ['server'],
    to: [
      'engine',
      'kits/*.ts',
      'bots',
      'fair',
      'protocol',
      'games/index.ts',
      'games/positions.ts',
      'server/statistics/page.css',
    ],
  },
  { from: ['server/statistics/page.css'], to: ['ui/*.css'] },
  {
    from: ['cli'],
    to: [
      'engine',
      'kits/*.ts',
      'kits/x',
      'bots',
      'fair',
      'lab',
      'server',
      'games/index.ts',
      'games/shelf.ts',
      'games/tuners.ts',
      'games/reasons.ts',
      'games/x/RULES.md',
      'launch/modules.js',
      'package.json',
    ],
  },
  {
    from: ['testing'],
    to: [
      'engine',
      'kits/*.ts',
      'games/index.ts',
      'server',
      'launch/summary.js',
      'launch/system.js',
    ],
  },
  { from: ['launch'], to: ['cli/main.ts'] },
  { from: ['bin'], to: ['launch/dicepad.js'] },
  { from: ['docs'], to: ['engine', 'games/index.ts'] },
];

/** The packages that shipped code may load; `node` is all that comes with Node. */
export const PACKAGES: readonly Rule[] = [
  { from: ['engine', 'kits', 'bots', 'games', 'protocol'], to: [] },
  { from: ['fair'], to: ['@noble/hashes'] },
  { from: ['ui'], to: ['preact', '@fontsource-variable/inter'] },
  {
    from: ['kits/x/face', 'games/x/face', 'games/x/card.tsx', 'games/face.ts', 'games/card.ts'],
    to: ['preact'],
  },
  { from: ['web'], to: ['preact', '@preact/signals', 'idb', 'uqr'] },
  {
    from: ['server'],
    to: [
      'node',
      '@fastify/cookie',
      '@fastify/static',
      '@fastify/websocket',
      '@fontsource-variable/inter',
      '@simplewebauthn/server',
      'fastify',
      'ioredis',
      'kysely',
      'pg',
      'prom-client',
      'rate-limiter-flexible',
      'ws',
      'zod',
    ],
  },
  { from: ['server/build'], to: ['node', 'vite'] },
  { from: ['cli'], to: ['node', 'uqr'] },
  { from: ['lab', 'launch', 'bin', 'docs'], to: ['node'] },
];

/** Where what people run begins. */
export const ENTRIES: readonly string[] = [
  'bin/dicepad',
  'web/index.html',
  'web/offline/worker.ts',
  'docs/bot.js',
];
