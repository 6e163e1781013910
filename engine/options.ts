import type { Header } from './contract.ts';
import { upper } from './words.ts';

/** A header that takes one of some values; the first is what a missing header means. */
export function oneOf(name: string, values: readonly string[]): Header {
  return { name, read: (value) => knownAs(value, values), choices: () => values };
}

/** One player always plays the solo game, several never do. */
export const soloVariant: Header = {
  name: 'Variant',
  read: (value, seats) => (seats === 1 ? knownAs(value, ['solo']) : undefined),
  choices: (seats) => (seats === 1 ? ['solo'] : []),
  implied: (seats) => (seats === 1 ? 'solo' : undefined),
};

/** One value a seat, separated by commas. */
export function oneEach(
  name: string,
  readOne: (value: string) => string | undefined,
  choices: (seats: number) => readonly string[],
): Header {
  return {
    name,
    read(value, seats) {
      const each = value.split(',').map((one) => readOne(one.trim()));
      const known = each.every((one) => one !== undefined);
      return known && each.length === seats ? each.join(', ') : undefined;
    },
    choices,
  };
}

function knownAs(value: string, values: readonly string[]): string | undefined {
  return values.find((each) => upper(each) === upper(value));
}
