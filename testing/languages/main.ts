// npm run languages: after a change of engine/languages.json; docs/translate.md tells the rest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './make.ts';

const root = process.cwd();
const stale = [...filesOf(root)].filter(([file, content]) => {
  const place = path.join(root, file);
  return !existsSync(place) || readFileSync(place, 'utf8') !== content;
});
for (const [file, content] of stale) {
  writeFileSync(path.join(root, file), content);
  process.stdout.write(`${file}\n`);
}
const copies = stale.filter(([file]) => file.endsWith('.json')).length;
process.stdout.write(
  stale.length === 0
    ? 'Everything is there already.\n'
    : `${stale.length} files written, ${copies} of them texts to be translated.\n`,
);
