import { expect, test } from 'vitest';
import late from '#web/screens/texts/en.json' with { type: 'json' };
import { sourceOf, unsaid } from './app-texts.ts';
import { graphOf } from './imports/graph.ts';
import { SOURCES } from './imports/sources.ts';

/** What is shown before any text of a later part is fetched, and what is fetched without them. */
const FIRST = [
  'web/main.tsx',
  'web/table/screen.tsx',
  'web/lobby/table-screen.tsx',
  'web/table/online.tsx',
  'web/online/running-look.ts',
  'web/screens/parts/keep-played.ts',
];

test('first screen and tables say nothing that is fetched later', () => {
  const { edges } = graphOf(SOURCES.filter(({ path }) => path.startsWith('web/')));
  const targets = Map.groupBy(edges, ({ from }) => from);
  const files = new Set(FIRST);
  for (const file of files) {
    for (const { to, how } of targets.get(file) ?? []) if (how === 'static') files.add(to);
  }
  const sources = SOURCES.filter(({ path }) => files.has(path)).map(({ text }) => sourceOf(text));
  expect(sources.length).toBeGreaterThan(100);
  expect(unsaid({ own: late, known: {}, sources, made: [] })).toEqual(Object.keys(late));
});
