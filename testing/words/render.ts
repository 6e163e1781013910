import type { Arg, Language, Note } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { holesIn } from './holes.ts';
import type { Folder } from './read.ts';
import { COUNTS, PLAYERS, samplesOf } from './samples.ts';

/** A text as people read it, once for every value that one of its arguments may have. */
export interface Rendered {
  readonly folder: string;
  readonly key: string;
  readonly sentences: readonly string[];
}

type Args = Note['args'];

/** All sentences of a folder in a language. */
export function rendered({ path, own, known }: Folder, language: Language): readonly Rendered[] {
  const say = speaker(known[language], PLAYERS, language);
  return Object.entries(own[language]).map(([key, message]) => {
    const values = valuesFor(message, path, known[language], language);
    const sentences = new Set(casesOf(values).map((args) => say(key, args)));
    return { folder: path, key, sentences: [...sentences] };
  });
}

/** The arguments of a message, each with what it may be in play. */
export function valuesFor(
  message: string,
  folder: string,
  known: Readonly<Record<string, string>>,
  language: Language,
): ReadonlyMap<string, readonly Arg[]> {
  const holes = Map.groupBy(holesIn(message), ({ name }) => name);
  return new Map(
    [...holes].map(([name, all]) => {
      const families = all.flatMap(({ family }) => family ?? []);
      if (families.length > 0) return [name, termsOf(families, known)];
      if (all.some(({ kind }) => kind === 'plural')) return [name, COUNTS];
      return [name, samplesOf(name, folder, language) ?? []];
    }),
  );
}

/** The words that there are in every form that a message asks for. */
function termsOf(families: readonly string[], known: Readonly<Record<string, string>>): string[] {
  const [first = '', ...others] = families;
  return Object.keys(known)
    .filter((key) => key.startsWith(`${first}.`))
    .map((key) => key.slice(first.length + 1))
    .filter((word) => !word.includes('.') && !known[`${first}.${word}`]!.includes('{'))
    .filter((word) => others.every((family) => `${family}.${word}` in known));
}

/** Each value once, beside the first ones of all other arguments; numbers also beside each other. */
function casesOf(values: ReadonlyMap<string, readonly Arg[]>): readonly Args[] {
  const usual = Object.fromEntries(
    [...values].map(([name, all]) => [name, all[1] ?? all[0] ?? '?']),
  );
  const cases: Args[] = [...values].flatMap(([name, all]) =>
    all.map((each) => ({ ...usual, [name]: each })),
  );
  return cases.length === 0 ? [{}] : cases;
}
