import { go } from '../app/router.ts';
import type { Story } from '../story/open.ts';
import { packRecord } from '../story/share.ts';

/** To the look at a match. Where it is not on this device, the address carries it. */
export async function goToAnalysis({ saved, record }: Story): Promise<void> {
  go(saved ? `/analysis/${saved.id}` : `/analysis#${await packRecord(record)}`);
}
