import type { Texts } from '#engine/contract.ts';
import { filesIn, isTest, lex } from './files.ts';
import { familiesIn, familyOf } from './translations.ts';

/** Texts of the app and everything that may say them. */
export interface Speech {
  /** The texts that must be said somewhere, in one language. */
  readonly own: Texts;
  /** All that may be said there: these, those of the rules and those of a kit. */
  readonly known: Texts;
  readonly sources: readonly Source[];
  /** Where else that stands which fills the holes of keys, such as letters of colours. */
  readonly rules?: readonly Source[];
  /** Keys that are made while the app runs, such as those of a game's headers. */
  readonly made: readonly string[];
}

interface Source {
  readonly text: string;
  readonly code: string;
  readonly strings: readonly string[];
}

const RULE = /^[A-Z]\d+$/;
const KEY = /^[a-z]\w*(?:\.[\w?-]+)+$/i;
const NOTE = /\brule: '([A-Z]\d+)',\s*key: '(\w+)'/g;
const HOLE = /\$\{[^{}]*\}/g;
const TIGHT_ELLIPSIS = /[^\s„(]…/;

/** The sources of some folders, without their tests. */
export function sourcesIn(...folders: readonly URL[]): readonly Source[] {
  return folders
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => !isTest(file))
    .map(({ text }) => sourceOf(text));
}

export function sourceOf(text: string): Source {
  return { text, ...lex(text) };
}

/** Texts that nothing says: no string is their key, no family of keys or terms has them. */
export function unsaid({ own, known, sources, rules = [], made }: Speech): readonly string[] {
  const strings = new Set(sources.flatMap((each) => each.strings));
  const terms = new Set(Object.values(known).flatMap(familiesIn));
  const families = familiesOf(strings);
  const words = [...sources, ...rules].flatMap((each) => [each.code, ...each.strings]).join('\n');
  return Object.keys(own).filter((each) => {
    // A text that addresses the player goes with the same text about others.
    const others = each.replace(/\.you$/, '');
    const key = others in own ? others : each;
    // What the rules say is held to their sources.
    if (key !== others && others in known) return false;
    return !(
      strings.has(key) ||
      made.includes(key) ||
      terms.has(familyOf(key)) ||
      isNote(key, strings) ||
      families.some((family) => isMember(key, family, words))
    );
  });
}

/** Keys that the sources say and that have no text; of a family of keys, its beginning. */
export function missing({ known, sources, made }: Speech): readonly string[] {
  const keys = Object.keys(known);
  const beginnings = new Set(keys.map(beginningOf));
  const strings = new Set(sources.flatMap((each) => each.strings));
  const literal = [...strings].filter(
    (text) => KEY.test(text) && beginnings.has(beginningOf(text)),
  );
  const notes = sources.flatMap(({ text }) =>
    [...text.matchAll(NOTE)].map(([, rule, key]) => `${rule}.${key}`),
  );
  const empty = familiesOf(strings).filter((family) => !keys.some((key) => family.test(key)));
  const lost = [...literal, ...notes, ...made].filter((key) => !(key in known));
  return [...lost, ...empty.map(String)];
}

/** German texts without the space before an ellipsis: it stands for words, not for letters. */
export function tightEllipses(german: Texts): readonly string[] {
  return Object.keys(german).filter((key) => TIGHT_ELLIPSIS.test(german[key]!));
}

function beginningOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** Whether a key is a refusal's; games may give the same refusal the name of a rule of theirs. */
function isNote(key: string, strings: ReadonlySet<string>): boolean {
  const [rule = '', name = ''] = key.split('.');
  return RULE.test(rule) && strings.has(name);
}

/** Keys with holes, such as `table.state.${state}`, as patterns that catch what fills the holes. */
function familiesOf(strings: Iterable<string>): readonly RegExp[] {
  const shapes = [...strings].filter((text) => {
    const parts = text.split(HOLE);
    return (
      parts.length > 1 && /^[a-z]+\./.test(text) && parts.every((part) => /^[\w.]*$/.test(part))
    );
  });
  return shapes.map((shape) => {
    const parts = shape.split(HOLE).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('([\\w-]+)')}$`);
  });
}

/** Whether a key belongs to a family, and what fills the holes stands in the sources. */
function isMember(key: string, family: RegExp, words: string): boolean {
  const found = family.exec(key)?.slice(1);
  return found?.every((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(words)) ?? false;
}
