import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import type { Failure, Why } from '../online/api.ts';
import { LOBBY_TEXTS, type LobbyKey } from './texts.ts';
import { say } from './words.ts';

/** Why something did not come about, in words. */
export interface Fault {
  readonly title: string;
  readonly detail?: string;
}

export function faultOf(failure: Failure): Fault {
  switch (failure.kind) {
    case 'offline':
      if (!navigator.onLine) {
        return { title: t('home.online.offline'), detail: t('home.online.offline.detail') };
      }
      return { title: say('fault.offline'), detail: say('fault.offline.detail') };
    case 'limited': {
      const { seconds } = failure;
      return { title: say('fault.limited'), detail: say('fault.limited.detail', { seconds }) };
    }
    case 'denied':
      return { title: say(keyOf(failure.why)) };
  }
}

/** A server for tables never refuses to say who one is: then there is none. */
export function faultOfServer(failure: Failure): Fault {
  if (failure.kind !== 'denied') return faultOf(failure);
  return { title: say('fault.none'), detail: say('fault.none.detail') };
}

export function tellFault(failure: Failure): void {
  toast(faultOf(failure));
}

/** What is wrong with a name, where that is the reason. */
export function faultOfName(failure: Failure): string | undefined {
  const isName = failure.kind === 'denied' && (failure.why === 'name' || failure.why === 'rude');
  return isName ? say(keyOf(failure.why)) : undefined;
}

/** Some reasons are nobody’s business but ours. */
function keyOf(why: Why): LobbyKey {
  const key = `fault.${why}`;
  return key in LOBBY_TEXTS.en ? (key as LobbyKey) : 'fault.other';
}
