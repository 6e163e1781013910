import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Holds one folder per build of the app, named after its sources; git ignores it. */
export const BUILDS = path.join(ROOT, 'dist');
