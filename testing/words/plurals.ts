import type { Language } from '#engine/contract.ts';
import { branchesIn } from './holes.ts';
import { FOLDERS } from './read.ts';

/** A noun for one and for many, as the texts of a language have it. */
type Pair = readonly [one: string, many: string];

const COUNTED = /^# (\p{L}+)(?=$|[,.;:!?])/u;

/** The nouns that are counted: `{# box} other {# boxes}` has one. */
function pairsOf(language: Language): readonly Pair[] {
  const found = new Map<string, Pair>();
  for (const { own } of FOLDERS) {
    for (const message of Object.values(own[language])) {
      for (const plural of message.split(', plural,').slice(1)) {
        const branches = branchesIn(upTo(plural));
        const noun = (name: string) =>
          COUNTED.exec(branches.find((each) => each.name === name)?.text ?? '')?.[1];
        const [one, many] = [noun('one'), noun('other')];
        if (one && many) found.set(`${one} ${many}`, [one, many]);
      }
    }
  }
  // A word for one may also be that for many, of this or of another thing.
  const pairs = [...found.values()];
  const [ones, manys] = [pairs.map(([one]) => one), pairs.map(([, many]) => many)];
  return pairs.filter(([one, many]) => !manys.includes(one) && !ones.includes(many));
}

/** The branches of a plural without what follows them. */
function upTo(text: string): string {
  for (let at = 0, depth = 1; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(0, at);
  }
  throw new Error(`“${text}” has an unclosed brace`);
}

/** Tells sentences of a language in which a number and its noun do not agree. */
export function disagreements(language: Language): (sentence: string) => boolean {
  const pairs = pairsOf(language);
  const rules = new Intl.PluralRules(language);
  const counted = /(?<![\p{L}\d,.:–/-]|\d\s)(\d+) (\p{L}+)(?: (\p{L}+))?/gu;
  return (sentence) =>
    [...sentence.matchAll(counted)].some(([, number, noun, next]) => {
      // Of “1 number die” the die is counted.
      if (pairs.some((pair) => pair.includes(next ?? ''))) return false;
      const isOne = rules.select(Number(number)) === 'one';
      return pairs.some(([one, many]) => noun === (isOne ? many : one));
    });
}
