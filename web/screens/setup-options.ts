import type { Game, Header, Options } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { asNew } from '#engine/setup.ts';

/** What was chosen for the headers: a value each, or one for every seat. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** The headers that leave something to choose at a table of this size: new ones have the newest. */
export function openHeaders(game: Game, seats: number): Header[] {
  return game.headers.filter(
    ({ newest, implied, choices }) =>
      newest === undefined && implied?.(seats) === undefined && choices(seats).length > 0,
  );
}

/** The values of a header: what was chosen as far as it can be read, else what is usual. */
export function valuesOf(header: Header, seats: number, chosen: Chosen): string[] {
  const [first = ''] = header.choices(seats);
  const usual = header.each ? first.split(', ') : [first];
  const wanted = chosen[header.name] ?? [];
  return usual.map((each, i) => readable(header.each ?? header, wanted[i], seats) ?? each);
}

/** All of it as the options of a table. */
export function optionsOf(game: Game, seats: number, chosen: Chosen): Options {
  const open = openHeaders(game, seats).map((header) => {
    return [header.name, valuesOf(header, seats, chosen).join(', ')];
  });
  return asNew(game, Object.fromEntries(open));
}

/** The options of an earlier table, to begin with. */
export function chosenFrom(game: Game, options: Options): Chosen {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const isEach = game.headers.some((header) => header.name === name && header.each);
      return [name, isEach ? value.split(', ') : [value]];
    }),
  );
}

/** A choice with another value in one place. */
export function withValue(
  header: Header,
  seats: number,
  chosen: Chosen,
  at: number,
  value: string,
): Chosen {
  return { ...chosen, [header.name]: valuesOf(header, seats, chosen).with(at, value) };
}

/** The free part of a value such as `sheet:CODE`, when it is one that no menu lists. */
export function codeIn(header: Header, seats: number, value: string): string | undefined {
  if (!header.form || header.choices(seats).includes(value)) return undefined;
  return value.slice(placeOfCode(header.form));
}

export function withCode(header: Header, code: string): string {
  const form = header.form ?? '';
  return form.slice(0, placeOfCode(form)) + code;
}

/** Forms end with what can be chosen freely, in capitals. */
function placeOfCode(form: string): number {
  return form.search(/[A-Z]+$/);
}

function readable(header: Header, value: string | undefined, seats: number): string | undefined {
  if (value === undefined) return undefined;
  const read = header.read(value, seats);
  return isRefusal(read) ? undefined : read;
}
