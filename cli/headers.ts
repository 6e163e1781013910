import type { Game, Header, Options } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import type { Flag } from './command.ts';
import { Problem } from './exit.ts';
import { suggestion } from './nearest.ts';

/** One flag for each header that some game knows, such as `--sheet`. */
export function headerFlags(): Readonly<Record<string, Flag>> {
  const flags: Record<string, Flag> = {};
  for (const { game } of SHELVES) {
    for (const header of game.headers) {
      const name = header.name.toLowerCase();
      const choices = header.choices(game.players.min).join(' | ');
      const before = flags[name] ? `${flags[name].says}; ` : 'for ';
      flags[name] = { value: header.name.toUpperCase(), says: `${before}${game.id}: ${choices}` };
    }
  }
  return flags;
}

/** The options that flags ask for, in canonical spelling, with what the game implies. */
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
    options[header.name] = readOption(header, value, seats);
  }
  for (const header of game.headers) {
    const implied = header.implied?.(seats);
    if (implied !== undefined) options[header.name] = implied;
  }
  return options;
}

export function readOption(header: Header, value: string, seats: number): string {
  const read = header.read(value, seats);
  if (read !== undefined) return read;
  const choices = header.choices(seats);
  const advice = suggestion(value, choices) || ` Known: ${choices.join(', ') || 'nothing'}.`;
  throw new Problem(`${header.name} “${value}” is unknown here.${advice}`);
}
