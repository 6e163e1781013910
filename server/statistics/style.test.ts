import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_PATH, readStyles } from './style.ts';

const { style, font } = readStyles();
const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

test('the page wears the app’s own tokens, by day and, when the system says so, by night', () => {
  const [, day, night] = /:root \{([^}]*)\}[\s\S]*?:root\[data-theme="dark"\] \{([^}]*)\}/.exec(
    tokens,
  )!;
  expect(style).toContain(`:root {${day}}`);
  expect(style).toContain(`@media (prefers-color-scheme: dark) {\n:root {${night}}\n}`);
  expect(style).not.toContain(':root[data-theme="dark"]');
});

test('it asks nobody but this server', () => {
  expect(style).not.toContain('@import');
  const addresses = [...style.matchAll(/url\("([^"]*)"/g)].map(([, address]) => address!);
  expect(addresses.filter((each) => !each.startsWith('data:'))).toEqual([FONT_PATH]);
  expect(font.subarray(0, 4).toString()).toBe('wOF2');
});
