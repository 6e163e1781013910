import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '#engine/contract.ts';
import { allTextsOf } from '../sentences.ts';
import { plain } from '../text.ts';

interface Rule {
  readonly heading: string;
  readonly text: string;
}

/** One rule in the words of the game's RULES.md, or of its refusals; without a name, all names. */
export function rulesLines(game: Game, name: string): string[] {
  const rules = written(game);
  if (name === '') {
    const headings = [...rules.values()].map(({ heading }) => heading);
    return [...headings, '“rules NAME” shows one of them.'];
  }
  const wanted = name.toUpperCase();
  const rule = rules.get(wanted);
  if (rule) return [rule.text];
  const refusals = Object.entries(allTextsOf(game)).filter(([key]) => key.startsWith(`${wanted}.`));
  if (refusals.length > 0) return refusals.map(([, text]) => `${wanted}: ${text}`);
  return [`There is no rule “${plain(name)}” in ${game.name}.`];
}

/** The paragraphs of RULES.md that begin with a rule's name in bold type. */
function written(game: Game): ReadonlyMap<string, Rule> {
  const file = new URL(`../../games/${game.id}/RULES.md`, import.meta.url);
  const rules = new Map<string, Rule>();
  if (!existsSync(file)) return rules;
  for (const paragraph of readFileSync(file, 'utf8').split(/\n(?=- |#|\n)/)) {
    const text = paragraph.trim().replace(/^- /, '').replace(/\s+/g, ' ');
    const [, heading, name] = /^\*\*(([A-Z]+\d+)[^*]*)\*\*/.exec(text) ?? [];
    if (heading && name) rules.set(name, { heading, text: text.replace(/\*\*|`/g, '') });
  }
  return rules;
}
