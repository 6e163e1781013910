/** Ways to import a file, each as a line that can stand at the end of a source. */
type Ways = Readonly<Record<string, (name: string) => string>>;

export const WAYS: Ways = {
  'for its effect': (name) => `import '${name}';`,
  'a value': (name) => `import { planted } from "${name}";`,
  'a default with attributes': (name) => `import planted from '${name}' with { type: 'json' };`,
  'all of it': (name) => `import * as planted from\n  '${name}';`,
  'a value again': (name) => `export { planted } from '${name}';`,
  'all of it again': (name) => `export * from '${name}';`,
  'nothing of it again': (name) => `export { /* nothing */ } from '${name}';`,
  lazily: (name) => `export const planted = () => import('${name}');`,
  'lazily, in a template': (name) => `export const planted = import(\`${name}\`);`,
  'lazily, by a constant': (name) => `const NAME = '${name}';\nexport const p = import(NAME);`,
  'by require': (name) => `export const planted = require('${name}');`,
  'by a require of its own': (name) =>
    `export const p = () => createRequire(import.meta.url).resolve('${name}');`,
};
/** Ways of TypeScript alone. */
export const TYPED_WAYS: Ways = {
  'a type': (name) => `import type { Planted } from '${name}';`,
  'a type of several': (name) => `import { type Planted, planted } from '${name}';`,
  'a type again': (name) => `export type { Planted } from '${name}';`,
  'no type again': (name) => `export type {} from '${name}';`,
  'a module to add to': (name) => `declare module '${name}' { interface Planted {} }`,
  'types by a comment': (name) => `/// <reference types="${name}" />`,
  'a type in place': (name) => `export type Planted = import('${name}').Planted;`,
  'a type of all': (name) => `export type Planted = typeof import('${name}');`,
  'by require of old': (name) => `import planted = require('${name}');`,
};
/** Ways that name a file by its place, never by an alias. */
export const PLACED_WAYS: Ways = {
  'by its address': (name) => `export const planted = new URL('${name}', import.meta.url);`,
  'by its address in other letters': (name) =>
    `export const p = new URL('${name.replace(/\w(?=[\w-]*\.\w+$)/, percent)}', import.meta.url);`,
  'as a worker': (name) => `new Worker(new URL("${name}", import.meta.url), { type: 'module' });`,
  'by a glob': (name) => `export const planted = import.meta.glob('${name}');`,
  'by several globs': (name) => `export const p = import.meta.glob(['./no/*.ts', '${name}']);`,
  'by a name made at run time': (name) =>
    `export const p = (n) => import(\`${name.replace(/(?<=\w)[\w-]*(?=\.\w+$)/, '$${n}')}\`);`,
};

/** What is not followed, and so may not be there at all. */
export const REFUSED: Ways = {
  'a require of its own by a name': (name) =>
    `const mine = createRequire(import.meta.url);\nmine('${name}');`,
  'a require of its own by a name of a function': (name) =>
    `function f() { const mine = createRequire(import.meta.url); mine('${name}'); }`,
  'a require of its own by a later name': (name) =>
    `let mine;\nmine = createRequire(import.meta.url);\nmine('${name}');`,
  'a require of its own for another place': (name) =>
    `createRequire(new URL('../', import.meta.url))('${name}');`,
  'a maker of requires by another name': (name) =>
    `import { createRequire as make } from 'node:module';\nmake(import.meta.url)('${name}');`,
  'a maker of requires of a module': (name) => `module.createRequire(import.meta.url)('${name}');`,
  'a maker of requires in quotes': (name) => `module['createRequire'](__filename)('${name}');`,
  'a maker of requires handed on': () => "export { createRequire } from 'node:module';",
  'a require by another name': (name) => `const load = require;\nload('${name}');`,
  'a built-in module by its name': (name) =>
    `process.getBuiltinModule('module').createRequire(import.meta.url)('${name}');`,
  'a name for its own address': (name) =>
    `const base = import.meta.url;\nnew URL('${name}', base);`,
  'its own folder': (name) => `new Worker(path.join(import.meta.dirname, '${name}'));`,
  'its own file': (name) => `import(path.join(import.meta.filename, '${name}'));`,
  'all of its own': (name) => `const { dirname } = import.meta;\nfork(dirname + '${name}');`,
  'its own in quotes': (name) => `import.meta['glob']('${name}');`,
  'a name for its glob': (name) => `const all = import.meta.glob;\nall('${name}');`,
  'a worker by a name': (name) => `const PLACE = '${name}';\nnew Worker(PLACE);`,
  'a worker from where the command was given': () => `new Worker('./games/index.ts');`,
  'a worker of the window': (name) => `new window.Worker('${name}');`,
  'a maker of workers by another name': (name) =>
    `import { Worker as W } from 'node:worker_threads';\nnew W('${name}');`,
};

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
