import { parseArgs } from 'node:util';
import type { Args, Flag } from './command.ts';
import { Problem } from './exit.ts';
import { suggestion } from './nearest.ts';

/** Reads a command's words and flags; an unknown one is a problem in one sentence. */
export function readArgs(argv: readonly string[], flags: Readonly<Record<string, Flag>>): Args {
  const known: Readonly<Record<string, Flag>> = { ...flags, help: { says: '' } };
  const words: string[] = [];
  const values: Record<string, string> = {};
  const switches = new Set<string>();
  for (const token of tokensOf(argv, known)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const flag = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!flag) throw new Problem(unknown(rawName, name, Object.keys(known)));
    if (flag.value === undefined) {
      if (value !== undefined) throw new Problem(`${rawName} takes no value.`);
      switches.add(name);
    } else {
      const swallowed = !token.inlineValue && value?.startsWith('--');
      if (value === undefined || value === '' || swallowed) {
        throw new Problem(`${rawName} needs a value: ${rawName} ${flag.value}.`);
      }
      if (name in values) throw new Problem(`${rawName} is given twice. Keep only one.`);
      values[name] = value;
    }
  }
  return { words, values, switches };
}

/** A whole number from a flag, within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new Problem(`--${name} takes a whole number from ${min} to ${max}, not “${text}”.`);
}

function tokensOf(argv: readonly string[], flags: Readonly<Record<string, Flag>>) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const withShort = { ...options, help: { type: 'boolean' as const, short: 'h' } };
  const config = { args: [...argv], options: withShort, strict: false, tokens: true } as const;
  return parseArgs({ ...config, allowPositionals: true }).tokens;
}

function unknown(rawName: string, name: string, names: readonly string[]): string {
  const advice = suggestion(name, names, '--') || ' Add --help to see them all.';
  return `There is no option ${rawName}.${advice}`;
}
