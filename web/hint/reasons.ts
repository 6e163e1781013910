import { countedIn } from '#bots/counted.ts';
import type { Idea } from '#bots/hint.ts';
import { isPrice, type Reasoning, reasonsBeside, reasonsFor } from '#bots/reasons.ts';
import { speaker } from '#engine/text.ts';
import { joinTexts } from '#engine/texts.ts';
import { language } from '../app/language.ts';
import type { Choice } from '../table/choice.ts';
import type { Table } from '../table/table.ts';
import { chanceOf, type Line } from './chance.ts';

const MOST = 3;

/**
 * Why an idea is good: what the game says, and how matches went on from it. Of another idea than the
 * first only what sets it apart is told, if there is anything.
 */
export function linesOf(
  { face, setup, view }: Table,
  { seat }: Choice,
  reasoning: Reasoning,
  idea: Idea,
  ideas: readonly Idea[],
): readonly Line[] {
  const { game, players } = setup;
  const texts = joinTexts(game.texts, face.texts, reasoning.texts);
  const tell = speaker(texts[language.value], players, language.value);
  const { position } = view.value;
  const first = ideas[0] ?? idea;
  const counted = countedIn(game, players.length);
  const chance = chanceOf(idea, ideas, counted);
  const most = chance ? MOST - 1 : MOST;
  const apart = reasonsBeside(game, reasoning, position, seat, [idea.move, first.move], most);
  const reasons = apart.every(isPrice)
    ? reasonsFor(game, reasoning, position, seat, idea.move, most)
    : apart;
  const lines = reasons.map(({ figure, key, args }) => ({ figure, words: tell(key, args) }));
  return chance ? [...lines, chance] : lines;
}
