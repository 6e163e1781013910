/** Something the reader can fix: a plain sentence, never a stack trace. */
export class Failure extends Error {}

/** A signal ended what we were doing; we end by it too, but only after tidying up. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`ended by ${signal}`);
    this.signal = signal;
  }
}

/** @param {string} text */
export function say(text) {
  process.stderr.write(text.replace(/^/gm, 'dicepad: ').concat('\n'));
}

/**
 * Runs an entry to its end; a failure becomes a message and exit code 2.
 * @param {() => Promise<void>} entry
 */
export async function orExplain(entry) {
  try {
    await entry();
  } catch (error) {
    if (error instanceof Interrupted) process.kill(process.pid, error.signal);
    else if (error instanceof Failure) {
      say(error.message);
      process.exitCode = 2;
    } else throw error;
  }
}
