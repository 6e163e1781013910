import { t } from '../../app/language.ts';
import { toast } from '../../app/toasts.ts';
import type { Unread, Written } from '../../store/store.ts';

/** Why something was not done: nothing could be fetched, read or written. */
export type Failure = 'unloaded' | Unread | Exclude<Written, 'written'>;

/** Shows it on any screen. */
export function tellFailure(failed: Failure): void {
  toast({ title: t(`store.${failed}`), detail: t(`store.${failed}.detail`) });
}
