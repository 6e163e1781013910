import { buzz } from '#ui/haptics.ts';
import { sound } from '#ui/sound.ts';
import { markTitle } from '../app/heading.ts';
import { settings } from '../app/settings.ts';
import { isLooking, onLooking } from './looking.ts';
import { mayNotify } from './permission.ts';
import { showBadge, showIcon } from './signs.ts';
import { showSystemNotice, withdrawSystemNotice } from './system.ts';

/** Something that somebody who looks away should know. Never dice, points or other details. */
export interface Notice {
  /** Short: it is the title of the tab as well. */
  readonly title: string;
  readonly body: string;
  /** A newer notice with the same tag takes the place of an older one. */
  readonly tag: string;
  /** The path that a tap on the notification opens. */
  readonly url: string;
}

/** The tags of what is shown now, by the last of which the tab is called. */
const shown = new Set<string>();

/**
 * Calls somebody who looks away: by the tab, the badge of the installed app, sound, touch, and a
 * notification where they want one. All of it goes when they look again; while they look, nothing
 * happens. `isHeard`: there was a sound already.
 */
export function notify(notice: Notice, isHeard = false): void {
  if (isLooking()) return;
  markTab(notice);
  if (!isHeard) ring();
  if (mayNotify()) showSystemNotice(notice);
}

/** The quiet half of it: only the tab and the badge say so. */
export function markTab({ title, tag }: Pick<Notice, 'title' | 'tag'>): void {
  if (isLooking()) return;
  markTitle(title);
  showIcon(true);
  showBadge(true);
  const isFirst = shown.size === 0;
  shown.add(tag);
  if (!isFirst) return;
  const stop = onLooking(() => {
    stop();
    for (const each of shown) withdraw(each);
  });
}

function ring(): void {
  const { volume, vibration } = settings.peek();
  sound('turn', volume);
  if (vibration) buzz('turn');
}

/** Removes a notice that was seen or is out of date. */
export function withdraw(tag: string): void {
  if (!shown.delete(tag)) return;
  withdrawSystemNotice(tag);
  if (shown.size > 0) return;
  markTitle(undefined);
  showIcon(false);
  showBadge(false);
}
