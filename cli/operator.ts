import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { codeOf } from '#server/listen.ts';
import { Problem } from './exit.ts';

/** Room for an imprint, a contact and a few house rules. */
export const LONGEST = 8000;

/**
 * What the operator of a server writes about themselves: plain text from a file. A second file with
 * a language before its extension, such as `operator.fr.txt`, is for readers of that language.
 */
export function readOperator(file: string): Readonly<Record<Language, string>> {
  const text = read(file);
  const { dir, name, ext } = path.parse(file);
  const own = (language: Language): string => {
    const beside = path.join(dir, `${name}.${language}${ext}`);
    return existsSync(beside) ? read(beside) : text;
  };
  return Object.fromEntries(LANGUAGES.map((each) => [each, own(each)])) as Record<Language, string>;
}

function read(file: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).trim();
  } catch (error) {
    const why = error instanceof TypeError ? 'it is not UTF-8 text' : codeOf(error);
    throw new Problem(`The operator’s text “${file}” cannot be read (${why}).`);
  }
  if (text === '' || text.length > LONGEST) {
    throw new Problem(
      `The operator’s text “${file}” has ${text.length} characters; 1 to ${LONGEST} are allowed.`,
    );
  }
  return text;
}
