import type { Arg, Language, Note, Texts } from './contract.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de' };

/** Says a text by its key. */
export type Say = (key: string, args?: Note['args']) => string;

/** One who says these texts in a language, to people with these names. */
export function speaker(texts: Texts, players: readonly string[], language: Language): Say {
  return (key, args = {}) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`no text for ${key}`);
    return format(message, args, texts, players, LOCALES[language]);
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
  locale: string,
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
      const branch = plural(rest, Number(value), locale);
      out += format(
        branch.replaceAll('#', numeral(Number(value), locale)),
        args,
        texts,
        players,
        locale,
      );
    } else if (kind === 'term') {
      const family = rest === '' ? name : `${name}.${rest}`;
      out += list(value, (each) => texts[`${family}.${each}`] ?? String(each), locale);
    } else if (name === 'seat' || name === 'seats') {
      out += list(value, (each) => players[Number(each)] ?? `#${Number(each) + 1}`, locale);
    } else {
      out += list(value, (each) => plain(each, locale), locale);
    }
    at = end + 1;
  }
  return out;
}

function head(inside: string): [string, string, string] {
  const [name = '', kind = '', ...rest] = inside.split(',');
  return [name.trim(), kind.trim(), rest.join(',').trim()];
}

function list(value: Arg, show: (each: string | number) => string, locale: string): string {
  if (!Array.isArray(value)) return show(value as string | number);
  return listOf(locale).format(value.map(show));
}

function plain(value: string | number, locale: string): string {
  return typeof value === 'number' ? numeral(value, locale) : value;
}

/** A number as it is printed: with a true minus, and never with a thousands separator. */
function numeral(value: number, locale: string): string {
  // Adding 0 makes a zero of a negative one. Whole numbers are the same in all our languages, and
  // making a format takes a page longer than all else that it shows first.
  const text = Number.isInteger(value) ? String(value + 0) : numeralOf(locale).format(value);
  return text.replace('-', '−');
}

function plural(branches: string, count: number, locale: string): string {
  const chosen = new Map<string, string>();
  for (let at = branches.indexOf('{'), from = 0; at !== -1; at = branches.indexOf('{', from)) {
    const end = closing(branches, at);
    chosen.set(branches.slice(from, at).trim(), branches.slice(at + 1, end));
    from = end + 1;
  }
  const category = pluralOf(locale).select(count);
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

// Made once a language: making one takes far longer than using it.
const listOf = remembered((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const numeralOf = remembered((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));
const pluralOf = remembered((locale) => new Intl.PluralRules(locale));

function remembered<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
