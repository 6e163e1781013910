import { filesIn, isTest, lex } from './files.ts';

/**
 * What is said in the tests and golden playthroughs of a folder: strings that a passing test
 * expects, and the answers of playthroughs.
 */
export function quotesIn(folder: URL): string {
  const tests = filesIn(folder, /\.ts$/).filter(isTest);
  const strings = tests.flatMap(({ text }) => lex(text).strings);
  return [...strings, ...filesIn(folder, /\.txt$/).map(({ text }) => text)].join('\n');
}

/** Whether a message is quoted as a whole, whatever its arguments, or its key is named. */
export function isQuoted(key: string, message: string, quotes: string): boolean {
  const numbered = key.replace(/\d+$/, '${');
  return quotes.includes(numbered) || new RegExp(patternOf(message)).test(quotes);
}

/** The words of a message around its arguments and plurals. */
function patternOf(message: string): string {
  let depth = 0;
  let pattern = '';
  for (const sign of message) {
    if (sign === '{' && depth++ === 0) pattern += '[^\\n]+';
    else if (sign === '}') depth--;
    else if (depth === 0) pattern += sign.replace(/[\^$.*+?()[\]{}|]/, '\\$&');
  }
  return pattern;
}
