import type { Die } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { openMatch, throwDice } from '#engine/match.ts';
import { randomFrom } from '#kits/random.ts';
import { tell } from '../sentences.ts';
import { obey } from './orders.ts';
import { say, type Table } from './table.ts';

/** Rolls the dice, or asks what real ones show. */
export async function rollDice(table: Table, dice: readonly Die[]): Promise<void> {
  const words = table.dice === 'real' ? await askDice(table, dice) : luck(table, dice);
  const refused = throwDice(table.match, words);
  if (refused) throw new Error(`a roll of the dice was refused: ${refused.rule}`);
}

/** Luck depends on seed and line alone, so a resumed match goes on as it would have. */
function luck({ seed, match }: Table, dice: readonly Die[]): string[] {
  const random = randomFrom(`${seed} roll ${match.entries.length}`);
  return diceWords(
    dice,
    dice.map((die) => random.below(die.faces.length)),
  );
}

async function askDice(table: Table, dice: readonly Die[]): Promise<string[]> {
  const { match, prompt } = table;
  const example = diceWords(
    dice,
    dice.map(() => 0),
  ).join(' ');
  say(table, '', ...table.news, `Roll ${dice.length} dice and type them, such as: ${example}`);
  table.news.length = 0;
  let pencilled: string[] | undefined;
  for (;;) {
    const question = pencilled
      ? `${pencilled.join(' ')}. Enter confirms, or type again> `
      : 'Dice> ';
    const line = await prompt.ask(question);
    if (line === '' && pencilled) return pencilled;
    if (await obey(table, undefined, line)) continue;
    const words = line.replace(/^roll\s+/i, '').split(/\s+/);
    const trial = { ...openMatch(match), position: match.game.clone(match.position) };
    const refused = throwDice(trial, words);
    if (refused) say(table, `No. ${tell(refused, match.game, match.players)} (${refused.rule})`);
    else pencilled = words;
  }
}
