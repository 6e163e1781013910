import type { Io } from './io.ts';

export interface Flag {
  /** What stands for the value in the help; a flag without one is a switch. */
  readonly value?: string;
  readonly says: string;
}

export interface Args {
  /** The arguments that are not flags. */
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
}

export interface Command {
  readonly usage: readonly string[];
  readonly about: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples: readonly string[];
  /** Commands behind its name, each with a page of its own. */
  readonly actions?: Readonly<Record<string, Command>>;
  /** Returns the exit code. */
  run(args: Args, io: Io): Promise<number>;
}

/** A command's line in the overview; its module is loaded only when it is called. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}
