import { readdirSync, readFileSync } from 'node:fs';

export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

export const ROOT = new URL('../', import.meta.url);

/** The files below a folder that end so, without what tools have put there. */
export function filesIn(folder: URL, endings: RegExp): readonly SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (path: string): void => {
    for (const entry of readdirSync(new URL(path, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) walk(`${path}${entry.name}/`);
      else if (endings.test(entry.name)) files.push(read(folder, path + entry.name));
    }
  };
  walk('./');
  return files;
}

function read(folder: URL, path: string): SourceFile {
  const file = new URL(path, folder);
  return { path: file.pathname.slice(ROOT.pathname.length), text: readFileSync(file, 'utf8') };
}

/** Tests and their helpers. */
export function isTest({ path }: Pick<SourceFile, 'path'>): boolean {
  return /\.test\.ts$|-fake\.ts$|\/testing(?:\/|\.ts$)|^testing\/browser\//.test(path);
}

const LEXEMES =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)|'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|`(?<template>(?:[^`\\]|\\.)*)`/g;

/** The string literals of a source, and its code with neither strings nor comments. */
export function lex(text: string): { readonly strings: readonly string[]; readonly code: string } {
  const strings: string[] = [];
  const code = text.replace(LEXEMES, (...args) => {
    const { comment, single, double, template } = args.at(-1) as Record<string, string>;
    if (comment === undefined) strings.push(single ?? double ?? template ?? '');
    return ' ';
  });
  return { strings, code };
}
