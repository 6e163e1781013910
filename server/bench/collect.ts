import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is said when it is done. */
const COLLECTED = 'garbage collected';

/** Loaded before the server: lets us take the garbage away before memory is measured. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  collect();
  process.stderr.write(`${COLLECTED}\n`);
});
