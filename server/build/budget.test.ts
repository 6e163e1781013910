import { expect, test } from 'vitest';
import { BUDGETS, type Manifest, weigh, weighManifest } from './budget.ts';
import { ensureBuilt } from './build.ts';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_preact.js'],
    dynamicImports: [
      'texts/en.json',
      'texts/de.json',
      'screens/texts/de.json',
      '../games/small/face/speech/de.ts',
      'screens/home.tsx',
      'table/screen.tsx',
      'lobby/table-screen.tsx',
    ],
  },
  '_preact.js': { file: 'assets/preact.js' },
  'texts/en.json': { file: 'assets/en.js' },
  'texts/de.json': { file: 'assets/de.js' },
  'screens/home.tsx': { file: 'assets/home.js', imports: ['index.html', '_preact.js'] },
  'table/screen.tsx': { file: 'assets/table.js', imports: ['index.html', '_sheet.js'] },
  'lobby/table-screen.tsx': {
    file: 'assets/door.js',
    imports: ['index.html'],
    dynamicImports: ['lobby/lobby.tsx', 'table/online.tsx'],
  },
  'lobby/lobby.tsx': { file: 'assets/lobby.js', imports: ['index.html'] },
  'table/online.tsx': { file: 'assets/online.js', imports: ['index.html', '_sheet.js'] },
  '_sheet.js': { file: 'assets/sheet.js' },
  'screens/texts/de.json': { file: 'assets/late.js' },
  ...Object.fromEntries(
    ['small', 'large'].flatMap((game) =>
      ['en', 'fr', 'de'].map((language) => [
        `../games/${game}/face/speech/${language}.ts`,
        { file: `assets/${language === 'fr' ? 'long' : 'short'}.js` },
      ]),
    ),
  ),
  '../games/small/face/index.tsx': { file: 'assets/small.js', imports: ['_sheet.js'] },
  '../games/large/face/index.tsx': { file: 'assets/large.js', imports: ['_sheet.js'] },
};

const SIZES: Readonly<Record<string, number>> = {
  'assets/index.js': 1,
  'assets/preact.js': 20,
  'assets/en.js': 300,
  'assets/de.js': 400,
  'assets/home.js': 5_000,
  'assets/table.js': 60_000,
  'assets/sheet.js': 700_000,
  'assets/small.js': 8_000_000,
  'assets/large.js': 9_000_000,
  'assets/door.js': 10_000_000,
  'assets/lobby.js': 20_000_000,
  'assets/online.js': 30_000_000,
  'assets/late.js': 1e12,
  'assets/short.js': 100_000_000,
  'assets/long.js': 100_000_100,
};

test('the first screen weighs all it imports, once, in the heaviest language', () => {
  expect(weighManifest(MANIFEST, (file) => SIZES[file]!, ['en', 'fr', 'de']).firstScreen).toBe(
    5_421,
  );
});

test('a table weighs the first screen, itself, a face and its words; the heaviest counts', () => {
  const { table, tables } = weighManifest(MANIFEST, (file) => SIZES[file]!, ['en', 'fr', 'de']);
  expect(tables).toEqual({ small: 108_765_421, large: 109_765_421 });
  expect(table).toBe(109_765_421);
});

test('a table online weighs its way in and the match, but not its lobby', () => {
  const { onlineTable, onlineTables } = weighManifest(MANIFEST, (file) => SIZES[file]!, [
    'en',
    'fr',
    'de',
  ]);
  expect(onlineTables).toEqual({ small: 148_705_421, large: 149_705_421 });
  expect(onlineTable).toBe(149_705_421);
});

test.each(['table/screen.tsx', '../games/large/face/speech/fr.ts'])(
  'a part that is nowhere in the build is no lightness: %s',
  (lost) => {
    const { [lost]: _, ...rest } = MANIFEST;
    expect(() => weighManifest(rest, () => 1, ['en', 'fr', 'de'])).toThrow('no chunk');
  },
);

test('the app stays within its budgets', { timeout: 120_000 }, async () => {
  const weights = weigh(await ensureBuilt(() => undefined));
  const told = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  process.stdout.write(
    `First screen ${told(weights.firstScreen)} of ${told(BUDGETS.firstScreen)}, ` +
      `table ${told(weights.table)}, online ${told(weights.onlineTable)} ` +
      `of ${told(BUDGETS.table)}, compressed.\n`,
  );
  expect(weights.firstScreen).toBeLessThanOrEqual(BUDGETS.firstScreen);
  expect(weights.table).toBeLessThanOrEqual(BUDGETS.table);
  expect(weights.onlineTable).toBeLessThanOrEqual(BUDGETS.onlineTable);
});
