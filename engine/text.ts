import type { Arg, Language, Note, Texts } from './contract.ts';
import { localeOf } from './languages.ts';

/** Says a text by its key. */
export type Say = (key: string, args?: Note['args']) => string;

/** One who says these texts in a language, to people with these names. */
export function speaker(texts: Texts, players: readonly string[], language: Language): Say {
  return (key, args = {}) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`no text for ${key}`);
    return format(message, args, texts, players, language);
  };
}

/**
 * The sentence of a note. Messages use a small part of ICU: `{name}`,
 * `{count, plural, one {…} other {…}}` with `#` for the number, and, of our own,
 * `{colour, term}`, which looks up `colour.<value>` among the texts. Where a sentence needs the
 * word in another form, `{colour, term, boxes}` looks up `colour.boxes.<value>`.
 * An argument called `seat` or `seats` is shown as the players' names.
 */
export function sentence(
  note: Note,
  texts: Texts,
  players: readonly string[],
  language: Language = 'en',
): string {
  return speaker(texts, players, language)(`${note.rule}.${note.key}`, note.args);
}

function format(
  message: string,
  args: Note['args'],
  texts: Texts,
  players: readonly string[],
  language: Language,
): string {
  let out = '';
  for (let at = 0; at < message.length; ) {
    if (message[at] !== '{') {
      out += message[at++];
      continue;
    }
    const end = closing(message, at);
    const [name, kind, rest] = head(message.slice(at + 1, end));
    const value = args[name];
    if (value === undefined) throw new Error(`“${message}” needs the argument ${name}`);
    if (kind === 'plural') {
      if (Number.isNaN(Number(value))) throw new Error(`“${message}” needs a number for ${name}`);
      const branch = plural(rest, Number(value), language);
      out += format(
        branch.replaceAll('#', numeral(Number(value), language)),
        args,
        texts,
        players,
        language,
      );
    } else if (kind === 'term') {
      const family = rest === '' ? name : `${name}.${rest}`;
      out += list(value, (each) => texts[`${family}.${each}`] ?? String(each), language);
    } else if (name === 'seat' || name === 'seats') {
      out += list(value, (each) => players[Number(each)] ?? `#${Number(each) + 1}`, language);
    } else {
      out += list(value, (each) => plain(each, language), language);
    }
    at = end + 1;
  }
  return out;
}

function head(inside: string): [string, string, string] {
  const [name = '', kind = '', ...rest] = inside.split(',');
  return [name.trim(), kind.trim(), rest.join(',').trim()];
}

function list(value: Arg, show: (each: string | number) => string, language: Language): string {
  if (!Array.isArray(value)) return show(value as string | number);
  const words = value.map(show);
  return words.length < 2
    ? words.join()
    : once(lists, language, (each) => new Intl.ListFormat(each)).format(words);
}

function plain(value: string | number, language: Language): string {
  return typeof value === 'number' ? numeral(value, language) : value;
}

/** A number as it is printed: with a true minus, and never with a thousands separator. */
function numeral(value: number, language: Language): string {
  const make = (each: string) => new Intl.NumberFormat(each, { useGrouping: false });
  // A negative zero is none.
  return once(numbers, language, make)
    .format(value + 0)
    .replace('-', '−');
}

function plural(branches: string, count: number, language: Language): string {
  const chosen = new Map<string, string>();
  for (let at = branches.indexOf('{'), from = 0; at !== -1; at = branches.indexOf('{', from)) {
    const end = closing(branches, at);
    chosen.set(branches.slice(from, at).trim(), branches.slice(at + 1, end));
    from = end + 1;
  }
  const rules = once(plurals, language, (each) => new Intl.PluralRules(each));
  const category = rules.select(count);
  return chosen.get(`=${count}`) ?? chosen.get(category) ?? chosen.get('other') ?? '';
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`“${text}” has an unclosed brace`);
}

const lists = new Map<Language, Intl.ListFormat>();
const numbers = new Map<Language, Intl.NumberFormat>();
const plurals = new Map<Language, Intl.PluralRules>();

/** A format is made when it is first used, once a language: that takes far longer than using it. */
function once<T>(known: Map<Language, T>, language: Language, make: (locale: string) => T): T {
  const format = known.get(language) ?? make(localeOf(language));
  known.set(language, format);
  return format;
}
