import { spawn } from 'node:child_process';

/**
 * How a child ended, and the signal that came for us meanwhile.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, asked?: NodeJS.Signals }} Ending
 */

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
/** @type {readonly NodeJS.Signals[]} */
const SENT_BY_TERMINAL = ['SIGINT', 'SIGQUIT'];

/**
 * Runs a program on our own stdin, stdout and stderr and outlives it whatever signal comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(text: string) => void} [hear] gets what a piped stderr says
 * @returns {Promise<Ending>}
 */
export function run(command, args, options = {}, hear = () => undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.stderr?.setEncoding('utf8').on('data', hear);
    // A terminal sends its signals to the child as well: passing them on would double them.
    const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    /** @type {NodeJS.Signals | undefined} */
    let asked;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      asked = signal;
      if (!(atTerminal && SENT_BY_TERMINAL.includes(signal))) child.kill(signal);
    };
    const stopForwarding = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      resolve({ code, signal, ...(asked && { asked }) });
    });
  });
}

/**
 * Ends this process the way its child ended, so that a shell cannot tell them apart.
 * @param {Ending} ending
 */
export function endLike(ending) {
  if (ending.signal) process.kill(process.pid, ending.signal);
  else process.exitCode = ending.code ?? 1;
}
