import { underModernNode } from './launch.js';

await underModernNode(import.meta.url, async () => {
  const { main } = await import('#cli/main.ts');
  process.exitCode = await main(process.argv.slice(2));
});
