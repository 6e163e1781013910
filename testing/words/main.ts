// npm run texts: everything that the app says, with real values, as one page a language.
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#engine/contract.ts';
import { pageOf } from './page.ts';
import { FOLDERS } from './read.ts';
import { rendered } from './render.ts';
import { screensOf } from './screens.ts';

mkdirSync('pages', { recursive: true });
for (const language of LANGUAGES) {
  const texts = FOLDERS.flatMap((folder) => rendered(folder, language));
  const file = `pages/${language}.html`;
  writeFileSync(file, pageOf(language, screensOf(texts)));
  process.stdout.write(`${file}: ${texts.length} texts\n`);
}
