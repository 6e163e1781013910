import { change, settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { permission, switchOn } from './permission.ts';
import { say } from './words.ts';

/** Whether somebody was never asked if they want notifications, and could have them. */
export function mayOffer(): boolean {
  const state = permission();
  return settings.peek().notices === 'unasked' && (state === 'default' || state === 'granted');
}

/** Asks once; what is not taken up here can be switched on in the settings. */
export function offerNotices(): void {
  change({ notices: 'off' });
  const onAct = (): void => {
    // The browser asks in its own words; what it answers stands in the settings.
    switchOn().catch(() => undefined);
  };
  toast({
    title: say('notice.offer'),
    detail: say('notice.offer.detail'),
    action: { label: say('notice.offer.yes'), onAct },
  });
}
