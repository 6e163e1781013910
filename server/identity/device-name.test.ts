import { expect, test } from 'vitest';
import { readName } from '../names/read.ts';
import { deviceName } from './device-name.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  ['Firefox (Android)', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Chrome (Windows)', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  ['Edge (Windows)', `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/140.0`],
  ['Samsung (Android)', `Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 ${CHROME} Safari/5`],
  ['Opera (Mac)', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${CHROME} Safari/5 OPR/120.0`],
  [
    'Safari (iPhone)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
  ],
  ['Chrome (ChromeOS)', `Mozilla/5.0 (X11; CrOS x86_64) ${CHROME} Safari/537.36`],
  ['Linux', 'Something (X11; Linux x86_64)'],
])('%s', (name, agent) => {
  expect(deviceName(agent)).toBe(name);
  // It stands in the field where its player renames it.
  expect(readName(name)).toEqual({ name });
});

test.each([undefined, '', 'curl/8.14', '<script>'])('%s has no name', (agent) => {
  expect(deviceName(agent)).toBeNull();
});
