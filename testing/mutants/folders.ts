import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A folder whose sources can be mutated, and the tests that should notice. */
export interface Folder {
  readonly name: string;
  /** Patterns of the sources, from the root of the project. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** Of these tests, those that do not run. */
  readonly without?: readonly string[];
  /** Whether its tests keep state, so that each file needs modules of its own. */
  readonly isWhole?: boolean;
  /** Whether it holds types and constants alone, which have no mutants. */
  readonly isTypes?: boolean;
  /** The least share of mutants, in percent, that tests must find. */
  readonly target?: number;
}

const TARGET = 85;

/** In a game's folder, what is no rule: bots, a drawing for terminals, and lists of the rest. */
const NO_RULES = ['bot', 'draw', 'index', 'texts', 'worth'];
/** Tests of the rest, and those that read the sources, which mutants have changed for the eye. */
const NO_TESTS = ['games/*/{bot,draw,folder}.test.ts'];
/** What games on coloured sheets are made of: neither the generator nor what bots and faces use. */
const GRID_RULES =
  '{announce,board,boards,check,choice,claims,headers,moves,paper,placements,plain,print,sheet,table,ties,tray}';
/** Tests of whole random matches are too slow for each of many mutants of what games share. */
const RANDOM = ['games/*/{laws,fuzz}.test.ts'];

/** At a table, what plays a match; words and looks are for the tests in a browser. */
const PLAYING = '{chance,choice,echo,holder,host,local,mendable,remote,session,shown}';

/** All folders, those of the games as they stand in the tree. */
export function knownFolders(root: string): readonly Folder[] {
  const games = readdirSync(path.join(root, 'games')).filter((id) => {
    return existsSync(path.join(root, 'games', id, 'rules.ts'));
  });
  return [
    {
      name: 'engine',
      sources: ['engine/**/*.ts'],
      tests: ['engine/**/*.test.ts', 'testing/{fuzz,golden,hunt,laws,record}.test.ts'],
      without: ['engine/sources.test.ts'],
      target: TARGET,
    },
    { name: 'fair', sources: ['fair/**/*.ts'], tests: ['fair/**/*.test.ts'] },
    {
      name: 'protocol',
      sources: ['protocol/**/*.ts', '!protocol/testing/**'],
      isTypes: true,
      // Its few lists are held by those who speak them.
      tests: [
        'server/api/{page,message-schemas}.test.ts',
        'web/online/{requests,connection-messages}.test.ts',
      ],
      isWhole: true,
    },
    {
      name: 'kits/grid',
      sources: [`kits/grid/${GRID_RULES}.ts`],
      tests: [
        `kits/grid/${GRID_RULES}.test.ts`,
        ...games.filter((id) => isOnGrids(root, id)).map((id) => `games/${id}/*.test.ts`),
      ],
      without: [...NO_TESTS, ...RANDOM],
      target: TARGET,
    },
    ...games.map((id) => ({
      name: `games/${id}`,
      sources: [`games/${id}/!(${NO_RULES.join('|')}).ts`],
      tests: [`games/${id}/*.test.ts`],
      without: NO_TESTS,
      target: TARGET,
    })),
    {
      name: 'server/play',
      // Threads in which bots think, and matches over real databases, are for `npm test` alone.
      sources: ['server/play/!(testing|mind|mind-worker).ts'],
      tests: ['server/play/*.test.ts'],
      without: ['server/play/{bots,mind,rooms}.test.ts'],
      isWhole: true,
    },
    // Tests against real servers take seconds a mutant: they are for `npm test` alone.
    {
      name: 'web/online',
      sources: ['web/online/*.ts'],
      tests: ['web/online/*.test.ts'],
      without: ['web/online/{api,connection,running-look}.test.ts'],
      isWhole: true,
    },
    {
      name: 'web/table',
      sources: [`web/table/${PLAYING}.ts`],
      tests: [`web/table/${PLAYING}.test.ts`, 'web/table/remote-view.test.ts'],
      without: ['web/table/remote.test.ts'],
      isWhole: true,
    },
  ];
}

/** The folder that an argument names: itself, or a file or folder in it. */
export function folderOf(folders: readonly Folder[], argument: string): Folder | undefined {
  const wanted = tidy(argument);
  return folders.find(({ name }) => wanted === name || wanted.startsWith(`${name}/`));
}

/** The sources of a folder, or those of them that an argument names, as patterns. */
export function sourcesOf(folder: Folder, argument: string): readonly string[] {
  const wanted = tidy(argument);
  if (wanted === folder.name) return [...folder.sources, '!**/*.test.ts'];
  return [path.extname(wanted) === '' ? `${wanted}/**/*.ts` : wanted, '!**/*.test.ts'];
}

/** Without "./" and a last slash, as shells complete names of folders. */
function tidy(argument: string): string {
  return path.posix.normalize(argument.replaceAll('\\', '/')).replace(/\/$/, '');
}

function isOnGrids(root: string, id: string): boolean {
  return readFileSync(path.join(root, 'games', id, 'rules.ts'), 'utf8').includes('#kits/grid/');
}
