import { describe, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { checkEnd } from '#testing/browser/end.ts';
import { opened } from '#testing/browser/matches.ts';
import { playToEnd } from '#testing/browser/play.ts';
import { played } from '#testing/browser/played.ts';
import { midway } from '#testing/browser/screens/moments.ts';
import { startByKeys, startByTaps } from '#testing/browser/start.ts';
import { LONG } from '#testing/long.ts';

const WAYS = [
  { by: 'taps', size: PHONE, start: startByTaps },
  { by: 'taps', size: DESKTOP, start: startByTaps },
  { by: 'keys', size: PHONE, start: startByKeys },
  { by: 'keys', size: DESKTOP, start: startByKeys },
] as const;
/** In the short form a game is played once: these by keys alone, with choices of every kind. */
const KEYED = ['encore-coop', 'qwixx'];
const [TAPPED, , , PRESSED] = WAYS;

/** They are the longest, so that the short form begins in the middle of them. */
const LONGEST = ['encore', 'encore-plus'] as const;
const WHOLE = GAMES.filter(({ id }) => LONG || !LONGEST.some((game) => game === id));

describe.each(WHOLE.map(({ id, name }) => ({ id, name })))('$id', ({ id, name }) => {
  const short = KEYED.includes(id) ? PRESSED : TAPPED;
  test.each(LONG ? WAYS : [short])('a whole match by $by, $size', async ({ by, size, start }) => {
    const page = await visit({ size });
    await start(page, name);
    await playToEnd(page, by);
    await checkEnd(page);
  });
});

test.each(LONG ? [] : LONGEST)('the second half of a match of %s by taps', async (game) => {
  const page = await opened(await played(midway(game, { seats: 2 })));
  await playToEnd(page, 'taps');
  await checkEnd(page);
});
