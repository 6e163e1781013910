import { vi } from 'vitest';
import type { Crash } from '#protocol/crash.ts';

/**
 * Stands in for a page, and collects its crash reports. Each is a build of its
 * own, so that nothing was reported before. `vi.unstubAllGlobals` ends it.
 */
export function countCrashes(path = '/'): readonly Crash[] {
  const told: Crash[] = [];
  const src = `http://localhost/assets/index-${crypto.randomUUID()}.js`;
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('document', { querySelector: () => ({ src }) });
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    told.push(JSON.parse(body));
    return new Response();
  });
  return told;
}
