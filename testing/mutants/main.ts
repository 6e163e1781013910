/** npm run mutate FOLDER: changes its sources one by one and sees whether tests notice. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { LIGHT_NAME } from '../long.ts';
import { FOLDER } from './environment.ts';
import { type Folder, folderOf, knownFolders, sourcesOf } from './folders.ts';
import { type Explanations, isEnough, judge, type Mutant, unexplained } from './judged.ts';
import { reportOf, usage } from './report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXPLAINED = new URL('explained/', import.meta.url);
type LogLevel = NonNullable<ConstructorParameters<typeof Stryker>[0]['logLevel']>;
/** Hidden from all that looks at the sources: the mutated copy, and a folder for each report. */
const WORK = '.mutants';
/** Others work on this machine as well. */
const NICE = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});
const folders = knownFolders(ROOT);
const [argument = ''] = positionals;
const folder = folderOf(folders, argument);
if (folder) await mutate(folder);
else {
  process.stderr.write(usage(folders, argument));
  process.exitCode = 1;
}

async function mutate(chosen: Folder): Promise<void> {
  const began = Date.now();
  const reports = path.join(ROOT, WORK, fileName(chosen));
  mkdirSync(reports, { recursive: true });
  const mutants = await run(chosen, reports);
  const verdict = judge(mutants, explanationsOf(chosen, mutants));
  const todo = JSON.stringify(unexplained(verdict.survivors), null, 2);
  writeFileSync(path.join(reports, 'survivors.json'), `${todo}\n`);
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(reportOf(argument, chosen, verdict, { seconds, reports }));
  if (!isEnough(verdict, chosen, argument)) process.exitCode = 1;
}

/**
 * Lets what survived be tried again: of data that is read once, and of helpers of tests, it would not
 * be noticed that new tests have come to it.
 */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as Known;
  for (const each of Object.values(known.files)) {
    each.mutants = each.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(file, JSON.stringify(known));
}

/** The part that matters here of what a run keeps for the next one. */
interface Known {
  readonly files: Record<string, { mutants: { readonly status: string }[] }>;
}

async function run(chosen: Folder, reports: string): Promise<readonly Mutant[]> {
  os.setPriority(NICE);
  process.chdir(ROOT);
  process.env[FOLDER] = JSON.stringify(chosen);
  process.env[LIGHT_NAME] = '1';
  const incrementalFile = path.join(reports, 'incremental.json');
  forgetSurvivors(incrementalFile);
  const stryker = new Stryker({
    mutate: [...sourcesOf(chosen, argument)],
    // Data of a module, which is read once, is mutated as well: rules are full of it.
    ignoreStatic: false,
    ignorers: ['messages'],
    ignorePatterns: ['.node', WORK, 'coverage', 'dist', 'data', 'saves', 'docs'],
    testRunner: 'vitest',
    vitest: { configFile: 'testing/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './testing/mutants/ignore.ts'],
    coverageAnalysis: 'perTest',
    // Three times as long as without a mutant, and five seconds: then it is in a loop.
    timeoutFactor: 3,
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile,
    force: values.fresh,
    cleanTempDir: 'always',
    tempDirName: `${WORK}/sandbox`,
    reporters: ['progress', 'html', 'json'],
    htmlReporter: { fileName: path.join(reports, 'report.html') },
    jsonReporter: { fileName: path.join(reports, 'report.json') },
    logLevel: 'warn' as LogLevel,
    // Nothing is compiled, so compiler settings need no change for the copy.
    disableTypeChecks: false,
    tsconfigFile: 'none',
  });
  const results = await stryker.runMutationTest();
  return results.flatMap(({ fileName: name, location, mutatorName, replacement, status }) => {
    if (!isCounted(status)) return [];
    const lines = readFileSync(name, 'utf8').split('\n');
    const file = path.relative(ROOT, path.resolve(name)).replaceAll(path.sep, '/');
    const { start, end } = location;
    return {
      file,
      line: start.line,
      mutator: mutatorName,
      status,
      source: lines[start.line - 1]!,
      original: textBetween(lines, start, end),
      replacement: replacement ?? '',
    };
  });
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Lines and columns count from one; an end is the first place that is not part of it. */
function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const whole = lines.slice(start.line - 1, end.line);
  const last = whole.length - 1;
  whole[last] = whole[last]!.slice(0, end.column - 1);
  whole[0] = whole[0]!.slice(start.column - 1);
  return whole.join('\n');
}

function isCounted(status: string): status is Mutant['status'] {
  return ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);
}

/** Of a folder's explanations, those of files that were mutated now. */
function explanationsOf(chosen: Folder, mutants: readonly Mutant[]): Explanations {
  const file = new URL(`${fileName(chosen)}.json`, EXPLAINED);
  if (!existsSync(file)) return {};
  const all = JSON.parse(readFileSync(file, 'utf8')) as Explanations;
  if (argument === chosen.name) return all;
  const seen = new Set(mutants.map((mutant) => mutant.file));
  return Object.fromEntries(Object.entries(all).filter(([name]) => seen.has(name)));
}

function fileName({ name }: Folder): string {
  return name.replaceAll('/', '-');
}
