import { ensureBuilt } from './build.ts';

await ensureBuilt((text) => process.stdout.write(`${text}\n`));
