import type { Rendered } from './render.ts';

/** A part of the app that one reads at a time. */
export interface Screen {
  readonly title: string;
  /** Pictures in docs/screens that show it. */
  readonly pictures: readonly string[];
  readonly texts: readonly Rendered[];
}

type Row = readonly [
  title: string,
  folder: string,
  keys: RegExp | undefined,
  ...pictures: string[],
];

/** Screen by screen, in the order in which people meet them. The first row that fits takes a text. */
const ROWS: readonly Row[] = [
  ['Start page', 'web/texts', /^(?:home|app|running|household)\./, 'home-phone', 'home-desktop'],
  ['Lists of games', 'web/texts', /^(?:matches|store)\./],
  ['Lists of games', 'web/screens/texts', /^(?:matches|store|record)\./],
  ['Setting up a table', 'web/screens/texts', /^setup\./, 'set-up-encore-coop-bots-phone'],
  ['Setting up a table', 'web/texts', /^setup\./],
  ['Settings', 'web/texts', /^settings\./],
  ['Settings', 'web/screens/texts', /^(?:settings|key|sound)\./],
  [
    'At the table, online',
    'web/texts',
    /^(?:online|trouble|remote)\./,
    'online-choosing-phone-dark',
  ],
  ['At the table, online', 'web/screens/texts', /^(?:online|proof)\./],
  [
    'At the table',
    'web/texts',
    undefined,
    'table-encore-choosing-phone',
    'table-encore-why-not-phone',
  ],
  ['After a game', 'web/screens/texts', /^(?:end|replay)\./, 'end-encore-plus-phone'],
  ['Other screens', 'web/screens/texts', undefined],
  ['After a game, alone', 'web/solo/texts', undefined],
  ['Sharing', 'web/share/texts', undefined],
  ['A look at a game', 'web/analysis/texts', undefined, 'analysis-qwixx-phone'],
  ['Hints', 'web/hint/texts', undefined, 'table-qwixx-hint-phone'],
  ['Household', 'web/household/texts', undefined],
  ['Bots', 'web/bots/texts', undefined],
  [
    'Joining and lobby',
    'web/lobby/texts',
    undefined,
    'join-phone',
    'lobby-phone',
    'big-lobby-desktop',
  ],
  ['Open tables and the usual crowd', 'web/company/texts', undefined],
  ['Leaving and coming late', 'web/leaving/texts', undefined],
  ['A few words', 'web/phrases/texts', undefined],
  ['It is your turn', 'web/notice/texts', undefined],
  ['Privacy', 'web/privacy/texts', undefined],
  ['Learning', 'web/learn/texts', undefined, 'learn-examples-phone'],
  ['Page of all dice', 'server/statistics/texts', undefined],
];

const PARTS: Readonly<Record<string, string>> = {
  card: 'name',
  face: 'at the table',
  lessons: 'lessons, puzzles and tips',
  reasons: 'reasons of hints',
  rulebook: 'rules at hand',
  texts: 'refusals and calls',
};

/** All texts, each on one screen. */
export function screensOf(texts: readonly Rendered[]): readonly Screen[] {
  const groups = Map.groupBy(texts, titleOf);
  const order = [...new Set(ROWS.map(([title]) => title))];
  const place = (title: string) => (order.indexOf(title) + order.length) % order.length;
  return [...groups]
    .map(([title, all]) => ({ title, texts: all, pictures: picturesOf(title, all) }))
    .sort(
      (a, b) =>
        Number(!order.includes(a.title)) - Number(!order.includes(b.title)) ||
        place(a.title) - place(b.title),
    );
}

function titleOf({ folder, key }: Rendered): string {
  const row = ROWS.find(([, of, keys]) => of === folder && (keys?.test(key) ?? true));
  if (row) return row[0];
  const [top = '', name = '', part = ''] = folder.split('/');
  if (top === 'engine') return 'Records';
  return `${name}: ${PARTS[part] ?? part}`;
}

function picturesOf(title: string, [first]: readonly Rendered[]): readonly string[] {
  const named = ROWS.filter((row) => row[0] === title).flatMap(([, , , ...pictures]) => pictures);
  const [top, game, part] = first?.folder.split('/') ?? [];
  const isTable = top === 'games' && part !== 'card';
  return isTable ? [`table-${game}-choosing-phone`] : named;
}
