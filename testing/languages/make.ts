import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders whose texts are fetched one language at a time. */
const LAZY = ['web/texts', 'web/screens/texts'];
/** Folders whose texts come with what is said at a table. */
const SPOKEN = /\/face\/texts$/;
const HEAD = '// Written by `npm run languages`.\n';

/** Files by their path below the root, with what they should hold. */
export type Files = ReadonlyMap<string, string>;

/**
 * All that follows from the list of languages (`engine/languages.json`) and the English files: the
 * modules that import texts, what is said at tables, and a copy of the English texts where a
 * language has none yet.
 */
export function filesOf(root: string): Files {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['node_modules', '.*/**'] }).sort();
  const languages = Object.keys(JSON.parse(read('engine/languages.json')) as object);
  const files = new Map<string, string>();

  for (const english of find('{engine,games,kits,server,web}/**/texts/en.json')) {
    const folder = path.dirname(english);
    for (const file of languages.map((each) => `${folder}/${each}.json`)) {
      if (find(file).length === 0) files.set(file, read(english));
    }
    if (SPOKEN.test(folder)) continue;
    const index = LAZY.includes(folder) ? loadersOf(languages, 'json') : indexOf(languages);
    files.set(`${folder}/index.ts`, index);
  }
  for (const english of find('games/*/face/speech/en.ts')) {
    for (const language of languages.filter((each) => each !== 'en')) {
      const speech = read(english).replaceAll("/en.json'", `/${language}.json'`);
      files.set(english.replace('en.ts', `${language}.ts`), speech);
    }
    files.set(english.replace('en.ts', 'index.ts'), loadersOf(languages, 'ts'));
  }
  return files;
}

/** A module that brings the texts of its folder in all languages. */
function indexOf(languages: readonly string[]): string {
  const imports = [...languages]
    .sort()
    .map((each) => `import ${each} from './${each}.json' with { type: 'json' };\n`);
  return `${HEAD}${imports.join('')}\nexport const TEXTS = { ${languages.join(', ')} } as const;\n`;
}

/** A module that fetches what its folder has in one language. */
function loadersOf(languages: readonly string[], kind: string): string {
  const lines = languages.map((each) => `  ${each}: () => import('./${each}.${kind}'),\n`);
  return `${HEAD}export const LOADERS = {\n${lines.join('')}} as const;\n`;
}
