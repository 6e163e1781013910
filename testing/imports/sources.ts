import { filesIn, isTest, ROOT, type SourceFile } from '../files.ts';

/** Everything that imports, but for tests and what lies at the root: settings of tools. */
export const SOURCES: readonly SourceFile[] = filesIn(
  ROOT,
  /\.[cm]?[jt]sx?$|\.css$|\.html$|^dicepad$/,
).filter((file) => file.path.includes('/') && !file.path.startsWith('dist/') && !isTest(file));
