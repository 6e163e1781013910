import { sentence } from '#engine/text.ts';
import { RECORD_TEXTS, textsOf } from '#engine/texts.ts';
import type { Forbidden, Outcome } from '#protocol/messages.ts';
import type { Live } from './live.ts';

/** Why a wish is nothing that the rules of the game know about. */
export const FORBIDDEN: Readonly<Record<Forbidden, string>> = {
  turn: 'Somebody else rolls: the view’s `roller` tells who.',
  dice: 'The app rolls here, so leave `words` out; or real dice do, so `words` must tell them.',
  watching:
    'You have no seat here: sit down first. Or, on a socket, a newer device of yours plays: say `resume`.',
  begun: 'Chance is 64 hexadecimal digits, added once, and before the first roll.',
  settled:
    'What another seat chose stays, and what was sealed at yours before you took it, and what is more than a turn ago.',
  over: 'The match is over, and a finished match stays as it is.',
};

const LATE = 'That step is over, or no match is played. Look at the view and choose anew.';

const WORDS = 'Moves are listed under `/moves`, and faces of dice in the view’s `next`.';

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
