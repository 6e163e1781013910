import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.js';
import { Failure, say } from './failure.js';
import { ADVICE, isModern, packageFor } from './node.js';
import { nodeFolder } from './places.js';
import { installInStaging, moveUnlessThere } from './staging.js';

/**
 * The path of a Node that runs our sources: this one, or one fetched once into `.node/`.
 * @returns {Promise<string>}
 */
export async function modernNode() {
  if (isModern(process.versions.node)) return process.execPath;
  const wanted = packageFor(process.platform, process.arch);
  if (!wanted) {
    const here = `${process.platform} on ${process.arch}`;
    throw new Failure(
      `Node ${process.versions.node} is too old, and npm has no newer one for ${here}.\nPlease ${ADVICE}.`,
    );
  }
  const home = path.join(nodeFolder, wanted.folder);
  const binary = path.join(home, wanted.binary);
  if (!existsSync(binary)) await fetchNode(wanted, home, () => existsSync(binary));
  return binary;
}

/**
 * @param {NonNullable<ReturnType<typeof packageFor>>} wanted
 * @param {string} home
 * @param {() => boolean} isThere
 */
async function fetchNode(wanted, home, isThere) {
  say(`Node ${process.versions.node} is too old to run this.`);
  say(`Fetching Node ${wanted.version} into .node/ (once, about 50 MB) ...`);
  await installInStaging({
    npmArgs: [
      'install',
      `${wanted.name}@${wanted.version}`,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--prefix=.',
    ],
    finish: async (staging) => {
      const fetched = path.join(staging, 'node_modules', wanted.name);
      const { code } = await run(path.join(fetched, wanted.binary), ['--version'], {
        stdio: ['ignore', 'ignore', process.stderr],
      });
      if (code !== 0) throw new Failure('The fetched Node does not run on this system.');
      moveUnlessThere(fetched, home, isThere);
    },
    advice: `Check the network and the disk and run this again, or ${ADVICE}.`,
  });
  say('Done.');
}
