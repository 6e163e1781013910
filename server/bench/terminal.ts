import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

const HELP = { help: { type: 'boolean' } } as const;

/** The arguments; --help and unknown ones print the usage. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  try {
    const { values } = parseArgs({ options: { ...options, ...HELP } });
    if (!('help' in values)) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message} ${usage}`);
    process.exit(2);
  }
}

/** Progress, which goes where no script reads it. */
export function say(text: string): void {
  console.error(text);
}
