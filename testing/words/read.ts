import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AllTexts, Game, Language, Texts } from '#engine/contract.ts';
import { inEach } from '#engine/languages.ts';
import { joinTexts, textsOf } from '#engine/texts.ts';
import { SHELVES } from '#games/index.ts';
import { ROOT } from '../files.ts';

const root = fileURLToPath(ROOT);

/** The texts of one folder, and all that their terms may be looked up in. */
export interface Folder {
  readonly path: string;
  readonly own: AllTexts;
  readonly known: AllTexts;
}

/** Every folder of texts, as the app says them. */
export const FOLDERS: readonly Folder[] = globSync(
  '{engine,kits,games,web,server}/**/texts/en.json',
  { cwd: root },
)
  .map((file) => path.dirname(file))
  .sort()
  .map((folder) => ({ path: folder, own: textsIn(folder), known: knownTo(folder) }));

/** What every game is called. */
export const GAME_NAMES = inEach((language) =>
  SHELVES.map(({ game }) => read(`games/${game.id}/card/texts`, language).name!),
);

function textsIn(folder: string): AllTexts {
  return inEach((language) => read(folder, language));
}

function read(folder: string, language: Language): Texts {
  return JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
}

/** A game speaks with its own texts and those of the kit that it is made of, if it has one. */
function knownTo(folder: string): AllTexts {
  const [top, name] = folder.split('/');
  if (top === 'web' || top === 'server') return textsIn(folder);
  const games = SHELVES.filter(({ game }) => (top === 'games' ? game.id === name : hasKit(game)));
  const parts = games.flatMap(({ game }) => [
    ...(hasKit(game) ? globSync('kits/**/texts/en.json', { cwd: root }) : []),
    ...globSync(`games/${game.id}/{,face/,lessons/,reasons/,rulebook/}texts/en.json`, {
      cwd: root,
    }),
  ]);
  return joinTexts(
    ...parts.map((file) => textsIn(path.dirname(file))),
    ...games.map(({ game }) => textsOf(game)),
    textsIn(folder),
  );
}

function hasKit(game: Game): boolean {
  return Object.keys(read('kits/grid/texts', 'en')).every((key) => key in textsOf(game).en);
}
