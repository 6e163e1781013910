import { countedIn } from '#bots/counted.ts';
import type { Idea } from '#bots/hint.ts';
import { isPrice, type Reasoning, reasonsBeside, reasonsFor } from '#bots/reasons.ts';
import { speaker } from '#engine/text.ts';
import { speechOf } from '../app/faces.ts';
import { language } from '../app/language.ts';
import type { Choice } from '../table/choice.ts';
import type { Table } from '../table/table.ts';
import { chanceOf, type Line, otherThan } from './chance.ts';

const MOST = 3;

/**
 * Why an idea is good: what the game says, and how matches went on from it. Beside another one only
 * the difference is named, if it has an advantage there.
 */
export function linesOf(
  { setup, view }: Table,
  { seat }: Choice,
  reasoning: Reasoning,
  idea: Idea,
  ideas: readonly Idea[],
): readonly Line[] {
  const { game, players } = setup;
  const texts = { ...speechOf(game.id), ...reasoning.texts[language.value] };
  const tell = speaker(texts, players, language.value);
  const { position } = view.value;
  const counted = countedIn(game, players.length);
  const chance = chanceOf(idea, ideas, counted);
  const most = chance ? MOST - 1 : MOST;
  const rival = rivalOf(idea, ideas);
  const apart = rival
    ? reasonsBeside(game, reasoning, position, seat, [idea.move, rival.move], most)
    : [];
  const reasons = apart.every(isPrice)
    ? reasonsFor(game, reasoning, position, seat, idea.move, most)
    : apart;
  const lines = reasons.map(({ figure, key, args }) => ({ figure, words: tell(key, args) }));
  return chance ? [...lines, chance] : lines;
}

/** Compares the first idea with the one in its chance, if known to be worse; others with the first. */
function rivalOf(idea: Idea, ideas: readonly Idea[]): Idea | undefined {
  if (idea !== ideas[0]) return ideas[0];
  const other = otherThan(idea, ideas);
  return other?.beside === 'worse' ? other : undefined;
}
