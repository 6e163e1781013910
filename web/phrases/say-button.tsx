import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Session } from '../table/session.ts';
import { hasListeners } from './listeners.ts';

/** Opens the list of phrases, if somebody can read them. */
export function SayButton({ session }: { readonly session: Session }) {
  const { remote, mine } = session.table;
  if (!remote || mine.length === 0 || !hasListeners(remote.connection)) return null;
  return (
    <button
      type="button"
      class="icon-button lined dock-say"
      aria-label={t('online.say')}
      onClick={() => {
        remote.isTalking.value = true;
      }}
    >
      <Icon name="chat" />
    </button>
  );
}
