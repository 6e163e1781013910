import type { Game, Header } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { SHELVES } from '#games/index.ts';
import type { Shelf } from '#games/shelf.ts';
import { wholeNumber } from '../args.ts';
import type { Args } from '../command.ts';
import { Problem } from '../exit.ts';
import { levelNamed, shelfOf, usualBot } from '../games.ts';
import { optionsFrom, readOption, valuesText } from '../headers.ts';
import { type Io, print } from '../io.ts';
import { defaultSeating, openTable, readSeating, type Seating, seatingWith } from './players.ts';
import { Left, type Prompt } from './prompt.ts';

export interface Opening {
  readonly shelf: Shelf;
  readonly match: Match;
  readonly bots: Seating['bots'];
}

/** A new match from the command line, with defaults for the rest. */
export function openFromFlags(name: string, { values }: Args): Opening {
  const shelf = shelfOf(name);
  const seated = seatedByFlags(shelf, values) ?? defaultSeating(shelf, values);
  const seating = readSeating(seated, shelf, levelFrom(shelf, values));
  const options = optionsFrom(shelf.game, seating.names.length, values);
  return { shelf, match: openTable(shelf.game, seating, options), bots: seating.bots };
}

/** A new match from questions; an empty answer takes the default in brackets. */
export async function openByAsking({ values }: Args, prompt: Prompt, io: Io): Promise<Opening> {
  print(io.stdout, 'Which game?', ...SHELVES.map(gameLine), '');
  const ask = askUntilFine(prompt, io);
  const shelf = await ask(`Game [${SHELVES[0]!.game.id}]> `, (answer) => {
    return SHELVES[Number(answer || 1) - 1] ?? shelfOf(answer);
  });
  const seated = seatedByFlags(shelf, values) ?? (await askSeating(shelf, values, ask, io));
  const seating = readSeating(seated, shelf, levelFrom(shelf, values));
  const options: Record<string, string> = {
    ...optionsFrom(shelf.game, seating.names.length, values),
  };
  for (const header of shelf.game.headers) {
    if (header.name in options) continue;
    const chosen = await askOption(shelf.game, header, seating.names.length, ask, io);
    if (chosen !== undefined) options[header.name] = chosen;
  }
  return { shelf, match: openTable(shelf.game, seating, options), bots: seating.bots };
}

type Ask = <T>(question: string, read: (answer: string) => T) => Promise<T>;

const HELP = [
  'Answer with one of the words above, or press Enter for the one in brackets.',
  '“quit” leaves. The game begins after the last question.',
];

/** Repeats a question until its answer causes no problem. */
function askUntilFine(prompt: Prompt, io: Io): Ask {
  return async (question, read) => {
    for (;;) {
      const answer = await prompt.ask(question);
      if (/^quit$/i.test(answer)) throw new Left('quit');
      if (/^(help|\?)$/i.test(answer)) {
        print(io.stdout, ...HELP);
        continue;
      }
      try {
        return read(answer);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        print(io.stdout, error.message);
      }
    }
  };
}

function askSeating(shelf: Shelf, values: Args['values'], ask: Ask, io: Io): Promise<string> {
  const { min, max } = shelf.game.players;
  const fallback = defaultSeating(shelf, values);
  const usual = levelFrom(shelf, values);
  const bots = Object.keys(shelf.bots).map((bot) => `bot:${bot}`);
  print(
    io.stdout,
    '',
    `Who is playing? ${min} to ${max} names, separated by commas; “bot” is ${usual}, or choose:`,
    `  ${bots.join(' ')}`,
  );
  return ask(`Players [${fallback}]> `, (answer) => {
    const text = answer || fallback;
    const seating = readSeating(text, shelf, usual);
    openTable(shelf.game, seating, optionsFrom(shelf.game, seating.names.length, values));
    return text;
  });
}

/** The first choice is the default; where it is the only one, nothing is asked. */
async function askOption(
  game: Game,
  header: Header,
  seats: number,
  ask: Ask,
  io: Io,
): Promise<string | undefined> {
  const choices = header.choices(seats);
  if (choices.length < 2 && !header.form && !header.each) return undefined;
  print(io.stdout, '', `${header.name}: ${valuesText(header, seats)}`);
  return ask(`${header.name} [${choices[0]}]> `, (answer) =>
    answer === '' ? undefined : readOption(game, header, answer, seats),
  );
}

/** How strong bots without a name are. */
function levelFrom(shelf: Shelf, { level }: Args['values']): string {
  return level === undefined ? usualBot(shelf) : levelNamed(level, shelf);
}

function seatedByFlags(shelf: Shelf, { players, bots }: Args['values']): string | undefined {
  if (bots === undefined) return players;
  if (players !== undefined)
    throw new Problem('--players already names the bots: leave --bots out.');
  const { min, max } = shelf.game.players;
  return seatingWith(wholeNumber('bots', bots, Math.max(0, min - 1), max - 1));
}

function gameLine({ game }: Shelf, i: number): string {
  const { min, max } = game.players;
  return `  ${i + 1}  ${game.name} (${game.id}), ${min} to ${max} players`;
}
