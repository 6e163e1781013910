import type { Game, Header, Options } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { asNew } from '#engine/setup.ts';
import { SHELVES } from '#games/index.ts';
import type { Flag } from './command.ts';
import { Problem } from './exit.ts';
import { suggestion } from './nearest.ts';
import { tell } from './sentences.ts';

/** One flag for each header that some game knows, such as `--sheet`. */
export function headerFlags(): Readonly<Record<string, Flag>> {
  const flags: Record<string, Flag> = {};
  for (const { game } of SHELVES) {
    for (const header of game.headers) {
      const name = header.name.toLowerCase();
      const choices = valuesText(header, game.players.min);
      const before = flags[name] ? `${flags[name].says}; ` : 'for ';
      flags[name] = { value: header.name.toUpperCase(), says: `${before}${game.id}: ${choices}` };
    }
  }
  return flags;
}

/** The options of a new table as flags ask for them, in canonical spelling. */
export function optionsFrom(
  game: Game,
  seats: number,
  values: Readonly<Record<string, string>>,
): Options {
  const options: Record<string, string> = {};
  for (const name of Object.keys(headerFlags())) {
    const value = values[name];
    if (value === undefined) continue;
    const header = game.headers.find((each) => each.name.toLowerCase() === name);
    if (!header) throw new Problem(`${game.name} takes no --${name}.`);
    options[header.name] = readOption(game, header, value, seats);
  }
  return asNew(game, options);
}

/** The usual number of seats; where what flags ask for takes only a single player, one. */
export function seatsFor(
  game: Game,
  usual: number,
  values: Readonly<Record<string, string>>,
): number {
  const fits = (seats: number) =>
    game.headers.every((header) => {
      const value = values[header.name.toLowerCase()];
      return value === undefined || !isRefusal(header.read(value, seats));
    });
  return game.players.min === 1 && !fits(usual) && fits(1) ? 1 : usual;
}

export function readOption(game: Game, header: Header, value: string, seats: number): string {
  const read = header.read(value, seats);
  if (!isRefusal(read)) return read;
  throw new Problem(tell(read, game, []) + suggestion(value, header.choices(seats)));
}

/** What a header takes, in a few words. */
export function valuesText(header: Header, seats: number): string {
  if (header.each) return `for each player ${valuesText(header.each, seats)}`;
  return [...header.choices(seats), ...(header.form ? [header.form] : [])].join(' | ');
}
