import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endLike, run } from './child.js';
import { orExplain } from './failure.js';
import { modernNode } from './fetch.js';
import { nodeFolder } from './places.js';

/**
 * Does the work here if this Node can, else starts the same entry again under one that can.
 * @param {string} entry the entry's import.meta.url
 * @param {() => Promise<void>} work
 */
export function underModernNode(entry, work) {
  return orExplain(async () => {
    const node = await modernNode();
    if (node === process.execPath) {
      module.enableCompileCache(path.join(nodeFolder, 'compile-cache'));
      return work();
    }
    process.env.PATH = path.dirname(node) + path.delimiter + process.env.PATH;
    endLike(await run(node, [fileURLToPath(entry), ...process.argv.slice(2)]));
  });
}
