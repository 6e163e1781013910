import { movesOf, type Seat } from '#engine/contract.ts';
import { awaited, play } from '#engine/match.ts';
import { randomFrom } from '#kits/random.ts';
import { announcementLines, entryText } from '../story.ts';
import { decide } from './decide.ts';
import { rollDice } from './roll.ts';
import { keep } from './save.ts';
import { isPerson, nameOf, type Table } from './table.ts';

/** Plays a match to its end. */
export async function playOn(table: Table): Promise<void> {
  const { game, position } = table.match;
  for (;;) {
    const next = game.next(position);
    if (next.for === 'nobody') return;
    await witness(table, () => (next.for === 'dice' ? rollDice(table, next.dice) : step(table)));
    keep(table);
  }
}

/**
 * People decide first, then bots; nobody sees what is sealed. A person with only one move is not
 * asked, and what happens meanwhile stays in the news until somebody's page shows it.
 */
async function step(table: Table): Promise<void> {
  const undecided = awaited(table.match);
  const people = undecided.filter((seat) => isPerson(table, seat));
  const bots = undecided.filter((seat) => !isPerson(table, seat));
  const choices = new Map(people.map((seat) => [seat, choicesOf(table, seat)]));
  const choosing = people.filter((seat) => choices.get(seat)!.length > 1);
  const forced = people.filter((seat) => !choosing.includes(seat));
  for (const seat of choosing) {
    enter(table, seat, await decide(table, seat, choices.get(seat)!, choosing.length > 1));
    keep(table);
  }
  if (choosing.length > 0) table.news.length = 0; // Their pages told it.
  table.passedOver = forced.length > 0 || (table.passedOver && choosing.length === 0);
  for (const seat of forced) {
    const [only] = choices.get(seat)!;
    table.news.push(`${nameOf(table, seat)} can only choose ${only}.`);
    enter(table, seat, only!);
  }
  for (const seat of bots) enter(table, seat, botMove(table, seat));
}

/** Adds what happens meanwhile to the news: rolls, choices and announcements. */
async function witness(table: Table, happen: () => Promise<void>): Promise<void> {
  const { match, news } = table;
  const before = match.game.clone(match.position);
  const known = match.entries.length;
  await happen();
  const entries = match.entries.slice(known).map((entry) => entryText(match, entry));
  news.push(entries.join('   '));
  news.push(...announcementLines(match, match.game.announce(before, match.position)));
}

function choicesOf({ match: { game, position } }: Table, seat: Seat): string[] {
  return movesOf(game, position, seat).map((move) => game.notate(position, seat, move));
}

function botMove({ shelf, match, bots, seed }: Table, seat: Seat): string {
  const { game, position } = match;
  const random = randomFrom(`${seed} seat ${seat} ${match.entries.length}`);
  const move = shelf.bots[bots[seat]!]!.choose(position, seat, random);
  return game.notate(position, seat, move);
}

function enter({ match }: Table, seat: Seat, text: string): void {
  const refused = play(match, seat, text);
  if (refused) throw new Error(`“${text}” was refused though it is legal: ${refused.rule}`);
}
