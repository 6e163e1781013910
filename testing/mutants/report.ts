import path from 'node:path';
import type { Folder } from './folders.ts';
import { lineOf, type Verdict } from './judged.ts';

export function usage(folders: readonly Folder[], argument: string): string {
  const names = folders.map(({ name }) => `  ${name}`).join('\n');
  const unknown = argument === '' ? '' : `"${argument}" is not among the folders for mutants.\n`;
  return `${unknown}Usage: npm run mutate FOLDER [-- --concurrency N] [-- --fresh]
FOLDER is one of these, or a file or folder in it:
${names}
--concurrency N runs the tests of N mutants at once (1); --fresh forgets what earlier runs found.
`;
}

/** What became of the mutants, survivors last, where the eye is. */
export function reportOf(
  argument: string,
  { target }: Folder,
  verdict: Verdict,
  { seconds, reports }: { readonly seconds: number; readonly reports: string },
): string {
  const { mutants, killed, timeouts, uncovered, survivors, explained, stale } = verdict;
  if (mutants === 0) return `\n${argument}: nothing to mutate there\n`;
  const alive = survivors.length + explained.length;
  const goal =
    target === undefined ? '' : `, ${verdict.score < target ? 'below' : 'target'} ${target} %`;
  return [
    '',
    ...titled(
      'Explained',
      explained.map(({ mutant, reason }) => `${lineOf(mutant)}\n    ${reason}`),
    ),
    ...titled('Explanations of nothing; remove them', stale),
    ...titled('Survivors', survivors.map(lineOf)),
    `${argument}: ${mutants} mutants in ${seconds} s`,
    `  killed ${killed}, timeouts ${timeouts}, survived ${alive - uncovered}, no coverage ${uncovered}`,
    `  score ${verdict.score} %${goal}; ${verdict.scoreOfRest} % without the ${explained.length} explained`,
    `  ${path.join(reports, 'report.html')}; survivors.json is ready to be explained`,
    '',
  ].join('\n');
}

function titled(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0
    ? []
    : [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`), ''];
}
