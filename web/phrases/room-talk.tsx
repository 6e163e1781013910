import { useSignal } from '@preact/signals';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Contact } from '../online/connection.ts';
import { useAloud } from './aloud.ts';
import { hasListeners } from './listeners.ts';
import { Picker } from './picker.tsx';
import { Recent } from './recent.tsx';
import './room-talk.css';

/** Words where people wait for each other, before a match and after it. */
export function RoomTalk({ connection }: { readonly connection: Contact }) {
  const isOpen = useSignal(false);
  useAloud(connection, () => false);
  const isPlaying = connection.seat.value !== undefined && !connection.isWatching.value;
  const maySpeak = isPlaying && hasListeners(connection);
  const set = (open: boolean) => (): void => {
    isOpen.value = open;
  };
  return (
    <div class="phrase-room">
      <Recent connection={connection} />
      {maySpeak && !isOpen.value && (
        <button type="button" class="button small" onClick={set(true)}>
          <Icon name="chat" small />
          {t('online.say')}
        </button>
      )}
      {maySpeak && isOpen.value && <Picker connection={connection} onClose={set(false)} />}
    </div>
  );
}
