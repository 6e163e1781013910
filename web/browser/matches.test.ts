import { describe, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { checkEnd } from '#testing/browser/end.ts';
import { playToEnd } from '#testing/browser/play.ts';
import { startByKeys, startByTaps } from '#testing/browser/start.ts';
import { LONG } from '#testing/long.ts';

/** In the short form a game is played once: these by keys alone, with choices of every kind. */
const KEYED = ['encore-coop', 'qwixx'];

describe.each(GAMES.map(({ id, name }) => ({ id, name })))('$id', ({ id, name }) => {
  const isKeyed = KEYED.includes(id);
  test.each(LONG ? [PHONE, DESKTOP] : isKeyed ? [] : [PHONE])(
    'a whole match by taps, %o',
    async (size) => {
      const page = await visit({ size });
      await startByTaps(page, name);
      await playToEnd(page, 'taps');
      await checkEnd(page);
    },
  );

  test.each(LONG ? [PHONE, DESKTOP] : isKeyed ? [DESKTOP] : [])(
    'a whole match by keys, %o',
    async (size) => {
      const page = await visit({ size });
      await startByKeys(page, name);
      await playToEnd(page, 'keys');
      await checkEnd(page);
    },
  );
});
