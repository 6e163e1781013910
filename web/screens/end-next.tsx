import { useEffect, useRef } from 'preact/hooks';
import { Banner } from '#ui/banner.tsx';
import { gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { api } from '../online/api.ts';
import type { Contact } from '../online/connection.ts';
import './end-next.css';

/** Somebody still looks at a match while the table is at the next one. */
export interface Behind {
  readonly connection: Contact;
  /** What the others are at. */
  readonly next: string;
  /** Goes where the table is by now. */
  readonly onNext: () => void;
}

/** First on the page: what the others are at, and the one button that leads there. */
export function EndNext(behind: Behind) {
  const { connection, next } = behind;
  const isShut = connection.table.value?.state === 'closed';
  return (
    <div class="end-next">
      <Banner icon="flip" title={next} action={!isShut && <NextButton {...behind} />}>
        {!isShut && nextDetail(connection)}
      </Banner>
    </div>
  );
}

/** Leads into the next lobby, where this player is ready at once, or into the next match. */
export function NextButton({ connection, onNext }: Behind) {
  const button = useRef<HTMLButtonElement>(null);
  const isPlaying = connection.table.value?.state === 'playing';
  useEffect(() => {
    // A match does not wait for long. Nobody is torn away from what they are at, though.
    if (isPlaying && document.activeElement === document.body) button.current?.focus();
  }, [isPlaying]);
  return (
    <button
      ref={button}
      type="button"
      class="button primary wide"
      onClick={() => enterNext(connection, onNext)}
    >
      {t(isSeated(connection) ? seatedLabel(isPlaying) : 'online.watchNext')}
    </button>
  );
}

const seatedLabel = (isPlaying: boolean) => (isPlaying ? 'online.takeSeat' : 'online.joinNext');

/** What is played there, and who plays for somebody who stays here. */
export function nextDetail(connection: Contact): string | undefined {
  const table = connection.table.value;
  if (!table) return undefined;
  const game = gameName(table.options.game);
  const seat = connection.seat.value;
  const own = seat === undefined ? undefined : table.seats[seat];
  if (own?.kind !== 'person' || table.state === 'lobby') return t('online.next.lobby', { game });
  return t(own.isStoodIn ? 'online.next.stoodIn' : 'online.next.soon', { game });
}

function isSeated({ seat }: Contact): boolean {
  return seat.value !== undefined;
}

function enterNext(connection: Contact, onNext: () => void): void {
  if (isSeated(connection) && connection.table.peek()?.state === 'lobby') sayReady(connection);
  onNext();
}

async function sayReady(connection: Contact): Promise<void> {
  const reply = await api.ready(connection.id);
  // Else the match has just begun, or the lobby asks once more.
  if (reply.kind === 'done') connection.learn(reply.value);
}
