import { type Reasoning, reasonsFor } from '#bots/reasons.ts';
import type { Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { type Match, readMove } from '#engine/match.ts';
import { speaker } from '#engine/text.ts';
import { joinTexts } from '#engine/texts.ts';
import { wordsOf } from '#engine/words.ts';
import { language } from '../app/language.ts';
import { nameShown } from '../online/former.ts';

/** Reasons that fit into a line. */
const MOST = 2;

/** Why a move is good, as one line; empty where there is nothing to be said. */
export function reasonLine(
  reasoning: Reasoning,
  match: Match,
  position: unknown,
  seat: Seat,
  text: string,
): string {
  const { game, players } = match;
  const move = readMove({ ...match, position, sealed: new Map() }, seat, wordsOf(text));
  if (isRefusal(move)) throw new Error(`“${text}” was refused by ${move.rule}`);
  const texts = joinTexts(game.texts, reasoning.texts)[language.value];
  const say = speaker(texts, players.map(nameShown), language.value);
  return reasonsFor(game, reasoning, position, seat, move)
    .slice(0, MOST)
    .map(({ figure, key, args }) => `${figure} ${say(key, args)}.`)
    .join(' ');
}
