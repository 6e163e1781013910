import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { GRID_FACE_TEXTS } from './texts.ts';

const HERE = new URL('.', import.meta.url);
const args = (text: string) => [...new Set(text.match(/\{(\w+)(?=[,}])/g))].sort();

test('all languages have the same texts about the same things', () => {
  const keys = Object.keys(GRID_FACE_TEXTS.en);
  for (const language of LANGUAGES) {
    expect(Object.keys(GRID_FACE_TEXTS[language])).toEqual(keys);
    for (const key of keys) {
      const [own, english] = [GRID_FACE_TEXTS[language][key]!, GRID_FACE_TEXTS.en[key]!];
      expect(args(own), `${key} in ${language}`).toEqual(args(english));
    }
  }
});

test('French puts a narrow space before high signs', () => {
  for (const [key, text] of Object.entries(GRID_FACE_TEXTS.fr)) {
    expect(text.replaceAll(/\{[^{}]*\}/g, ''), key).not.toMatch(/ [:;!?]|[a-zé][;!?]/);
  }
});

test('no text is left that nobody says', () => {
  const sources = readdirSync(HERE).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const code = sources.map((name) => readFileSync(new URL(name, HERE), 'utf8')).join('\n');
  const all = Object.values(GRID_FACE_TEXTS.en).join('\n');
  const isSaid = (key: string) => {
    const [family, name] = [
      key.slice(0, key.lastIndexOf('.')),
      key.slice(key.lastIndexOf('.') + 1),
    ];
    const [name0, form] = family.split('.');
    const asTerm = form ? `{${name0}, term, ${form}}` : `{${name0}, term}`;
    const asNote = new RegExp(`key: [^}]*'${name.replace('?', '\\?')}'`);
    return code.includes(`'${key}'`) || all.includes(asTerm) || asNote.test(code);
  };
  const made = /^(option|box|prompt)\./; // Made of parts: header and value, kind and state.
  const unsaid = Object.keys(GRID_FACE_TEXTS.en).filter((key) => !made.test(key) && !isSaid(key));
  expect(unsaid).toEqual([]);
});
