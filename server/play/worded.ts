import { sentence } from '#engine/text.ts';
import { RECORD_TEXTS, textsOf } from '#engine/texts.ts';
import type { Forbidden, Outcome } from '#protocol/messages.ts';
import type { Live } from './live.ts';

/** Why a wish is forbidden, where the rules of the game have nothing to say about it. */
export const FORBIDDEN: Readonly<Record<Forbidden, string>> = {
  turn: 'Somebody else rolls: see `roller` in the view.',
  dice: 'With the app’s dice, leave out `words`; with real dice, send the faces in `words`.',
  watching:
    'You don’t have a seat here: sit down first. Or one of your newer devices is playing: send `resume` on the socket.',
  begun: 'Chance is 64 hexadecimal digits, added only once, before the first roll.',
  settled:
    'You can’t change what another seat chose, what was sealed before you took this seat, or what is more than a turn ago.',
  over: 'The match is over, and a finished match can’t be changed.',
};

const LATE = 'That step is over, or no match is played. Get the view and choose again.';

const WORDS = 'Legal moves are under `/moves`, the faces of the dice in the view’s `next`.';

/** Why a wish was not granted, in English, for those who write a bot; the app has its own texts. */
export function sentenceOf(outcome: Outcome, live: Live | undefined): string | undefined {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'forbidden') return FORBIDDEN[outcome.why];
  if (outcome.kind === 'late' || !live) return LATE;
  const { game, players } = live.match;
  const said = sentence(outcome.refusal, { ...RECORD_TEXTS.en, ...textsOf(game).en }, players);
  // Where the words are wrong, the rules have nothing to say about what would be right.
  return outcome.refusal.rule === 'F2' ? `${said} ${WORDS}` : said;
}
