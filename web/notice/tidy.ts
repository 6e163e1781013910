import { isLooking, onLooking } from './looking.ts';
import { showBadge } from './signs.ts';
import { withdrawSystemNotices } from './system.ts';

/**
 * Takes back what an earlier page has called by, now and whenever somebody looks again: a page that
 * was killed, or closed while it called, has taken back nothing.
 */
export function tidyNotices(): void {
  const tidy = (): void => {
    if (!isLooking()) return;
    showBadge(false);
    withdrawSystemNotices();
  };
  tidy();
  onLooking(tidy);
}
