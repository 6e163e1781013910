import type { Header } from './contract.ts';
import { isRefusal, refusal } from './contract.ts';
import { upper } from './words.ts';

/** A header that takes one of some values; the first is what a missing header means. */
export function oneOf(name: string, values: readonly string[]): Header {
  return {
    name,
    choices: () => values,
    read: (value) => knownAs(value, values) ?? unknownValue(name, value, values),
  };
}

/** One player always plays the solo game, several never do. */
export const soloVariant: Header = {
  ...oneOf('Variant', ['solo']),
  choices: (seats) => (seats === 1 ? ['solo'] : []),
  read(value, seats) {
    const solo = oneOf('Variant', ['solo']).read(value, seats);
    return isRefusal(solo) || seats === 1 ? solo : refusal('F1', 'solo');
  },
  implied: (seats) => (seats === 1 ? 'solo' : undefined),
};

/** One value for each seat, separated by commas. `usual`: what a missing header means. */
export function oneEach(name: string, each: Header, usual: (seats: number) => string): Header {
  return {
    name,
    each,
    choices: (seats) => [usual(seats)],
    read(value, seats) {
      const values = value.split(',').map((one) => each.read(one.trim(), seats));
      const odd = values.find(isRefusal);
      if (odd) return odd;
      return values.length === seats
        ? values.join(', ')
        : refusal('F1', 'each', { header: name, count: seats });
    },
  };
}

/** The value as it is written, if it is one of these in letters of either case. */
export function knownAs(value: string, values: readonly string[]): string | undefined {
  return values.find((each) => upper(each) === upper(value));
}

export function unknownValue(header: string, value: string, choices: readonly string[]) {
  return refusal('F1', 'value', { header, value, choices });
}
