import type { Idea } from '#bots/hint.ts';
import { type Reasoning, reasonsFor } from '#bots/reasons.ts';
import { speaker } from '#engine/text.ts';
import { joinTexts } from '#engine/texts.ts';
import { language } from '../app/language.ts';
import type { Choice } from '../table/choice.ts';
import type { Table } from '../table/table.ts';
import { say } from './words.ts';

/** A figure and the words behind it. */
interface Line {
  readonly figure: string;
  readonly words: string;
}

const MOST = 3;

/** Why an idea is good: what the game says, and how matches went on from it. */
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
  const reasons = reasonsFor(game, reasoning, view.value.position, seat, idea.move);
  const chance = chanceOf(idea, ideas, players.length === 1 && !game.isTeam, game.isTeam ?? false);
  const lines = reasons.map(({ figure, key, args }) => ({ figure, words: tell(key, args) }));
  return chance ? [...lines.slice(0, MOST - 1), chance] : lines;
}

/** How matches went on from an idea, and from the best of the others. */
function chanceOf(
  { move, win, score }: Idea,
  ideas: readonly Idea[],
  isAlone: boolean,
  isTeam: boolean,
): Line | undefined {
  if (win === undefined || score === undefined) return undefined;
  const other = ideas.find((each) => each.move !== move);
  if (isAlone) {
    const next = other?.score === undefined ? undefined : Math.round(other.score);
    const figure = String(Math.round(score));
    return next === undefined
      ? { figure, words: say('points') }
      : { figure, words: say('points.other', { next }) };
  }
  const figure = say('percent', { count: percent(win) });
  if (other?.win === undefined) return { figure, words: say(isTeam ? 'mission' : 'win') };
  const next = say('percent', { count: percent(other.win) });
  return { figure, words: say(isTeam ? 'mission.other' : 'win.other', { next }) };
}

function percent(share: number): number {
  return Math.round(100 * share);
}
