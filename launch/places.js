import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything the launcher fetches or caches; git ignores it. */
export const nodeFolder = path.join(root, '.node');
