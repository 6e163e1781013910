// node launch/script.js FILE [ARGUMENTS]: runs one of our TypeScript files as a program.
import { endLike, run } from './child.js';
import { underModernNode } from './launch.js';
import { root } from './places.js';

await underModernNode(import.meta.url, async () => {
  endLike(await run(process.execPath, process.argv.slice(2), { cwd: root }));
});
