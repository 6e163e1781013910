import type { Folder } from './folders.ts';

/** What became of a mutant; those that do not compile or cannot run count for nothing. */
type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';

export interface Mutant {
  /** From the root of the project, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly status: Status;
  /** The whole line of the source, the mutated code in it, and what stands there instead. */
  readonly source: string;
  readonly original: string;
  readonly replacement: string;
}

/**
 * Why mutants survive, by file: reasons by what was changed where (see `keyOf`), so that an
 * explanation holds while lines move and ends when the code changes.
 */
export type Explanations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Verdict {
  readonly mutants: number;
  readonly killed: number;
  readonly timeouts: number;
  readonly uncovered: number;
  /** Not noticed by any test, covered or not. */
  readonly survivors: readonly Mutant[];
  readonly explained: readonly { readonly mutant: Mutant; readonly reason: string }[];
  /** Explanations of mutants that do not survive, or are no more. */
  readonly stale: readonly string[];
  /** Noticed mutants of all, in percent; then without those that are explained. */
  readonly score: number;
  readonly scoreOfRest: number;
}

export function judge(mutants: readonly Mutant[], explanations: Explanations): Verdict {
  const count = (status: Status): number => mutants.filter((each) => each.status === status).length;
  const [killed, timeouts, uncovered] = [count('Killed'), count('Timeout'), count('NoCoverage')];
  const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const reasonOf = (mutant: Mutant): string => explanations[mutant.file]?.[keyOf(mutant)] ?? '';
  const survivors = alive.filter((mutant) => reasonOf(mutant).trim() === '');
  const explained = alive
    .filter((mutant) => !survivors.includes(mutant))
    .map((mutant) => ({ mutant, reason: reasonOf(mutant) }));
  const used = new Set(explained.map(({ mutant }) => `${mutant.file}: ${keyOf(mutant)}`));
  const known = Object.entries(explanations).flatMap(([file, reasons]) =>
    Object.keys(reasons).map((key) => `${file}: ${key}`),
  );
  const noticed = killed + timeouts;
  return {
    mutants: mutants.length,
    killed,
    timeouts,
    uncovered,
    survivors,
    explained,
    stale: known.filter((key) => !used.has(key)),
    score: percent(noticed, mutants.length),
    scoreOfRest: percent(noticed, mutants.length - explained.length),
  };
}

/** Whether a run is green. Where nothing was mutated, a name is wrong, unless a folder is so. */
export function isEnough(
  verdict: Verdict,
  { name, target = 0, isTypes = false }: Folder,
  argument = name,
): boolean {
  const { mutants, score, stale } = verdict;
  const mayBeNone = isTypes && argument === name;
  return (mutants > 0 || mayBeNone) && score >= target && stale.length === 0;
}

/** What an explanation is found by: the line of the source, and what is changed in it. */
export function keyOf({ source, original, replacement }: Mutant): string {
  const change = `${short(original)} → ${short(replacement)}`;
  return plain(source) === plain(original) ? change : `${plain(source)} · ${change}`;
}

/** A survivor for the eye. */
export function lineOf({ file, line, mutator, original, replacement, status }: Mutant): string {
  const note = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${file}:${line} ${mutator}: ${short(original)} → ${short(replacement)}${note}`;
}

/** Survivors as explanations whose reasons are still to be written. */
export function unexplained(survivors: readonly Mutant[]): Explanations {
  const files: Record<string, Record<string, string>> = {};
  for (const mutant of survivors) {
    files[mutant.file] ??= {};
    files[mutant.file]![keyOf(mutant)] = '';
  }
  return files;
}

const MOST = 70;
const END = 20;

/** Long code by its beginning and its end. */
function short(code: string): string {
  const text = plain(code);
  return text.length > MOST ? `${text.slice(0, MOST - END)} … ${text.slice(-END)}` : text;
}

function plain(code: string): string {
  return code.trim().replace(/\s+/g, ' ');
}

/** Rounded down, so that nothing looks better than it is. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10;
}
