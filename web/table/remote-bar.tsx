import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { type TextKey, t } from '../app/language.ts';
import type { Contact } from '../online/connection.ts';
import type { Session } from './session.ts';
import type { Remote } from './table.ts';

/** What stands in the strip when the table is closed, or at its next match already. */
export function noticeOf({ connection }: Remote, match: string): string | undefined {
  return connection.state.value === 'closed' ? t('online.shut') : nextWords(connection, match);
}

/** Under the bar while the table cannot be reached: what is safe, and what can be done meanwhile. */
export function Lost({ session, remote }: { readonly session: Session; readonly remote: Remote }) {
  if (remote.connection.state.value !== 'lost') return null;
  return (
    <div class="table-lost">
      <Banner icon="off" title={t('online.lost')}>
        {t(meanwhile(session, remote))}
      </Banner>
    </div>
  );
}

function meanwhile({ table, duty }: Session, { connection }: Remote): TextKey {
  if (connection.unanswered.value > 0) return 'online.lostKept';
  if (duty.value.due.length === 0) return 'online.lostSafe';
  const isRoll = table.dice === 'app' && table.view.value.next.for === 'dice';
  return isRoll ? 'online.lostRoll' : 'online.lostGoOn';
}

/** What the others are at when it is no longer this match. */
export function nextWords({ table }: Contact, match: string): string | undefined {
  const now = table.value;
  if (now?.state === 'closed') return t('online.shut');
  if (!now || now.match === match) return undefined;
  const isBegun = now.match !== undefined;
  const name = now.seats[(isBegun ? now.began : now.again) ?? -1]?.name;
  if (name === undefined) return t(isBegun ? 'online.nextBegun' : 'online.othersAgain');
  return t(isBegun ? 'online.begunBy' : 'online.wantsAgain', { name });
}

/** When a player who has to choose is warned, once, that time is short. In seconds. */
const SOON = 10;
const SECOND = 1000;

/** How long there is until a bot chooses, where a table has a timer. */
export function Timer({ session, remote }: { readonly session: Session; readonly remote: Remote }) {
  const { connection } = remote;
  const until = remote.until.value;
  const now = useSignal(connection.now());
  useEffect(() => {
    if (until === undefined) return;
    now.value = connection.now();
    const ticking = setInterval(() => {
      now.value = connection.now();
    }, SECOND);
    return () => clearInterval(ticking);
  }, [until]);
  const seconds = until === undefined ? 0 : Math.max(0, Math.ceil((until - now.value) / SECOND));
  const isDue = session.duty.value.due.length > 0;
  useEffect(() => {
    if (isDue && seconds === SOON) speakPolitely(t('online.soon', { seconds }));
  }, [isDue && seconds === SOON]);
  if (until === undefined) return null;
  return (
    <p class="table-timer" title={t('online.timer', { seconds })}>
      <Icon name="clock" small />
      <b aria-hidden="true">{clockOf(seconds)}</b>
      <span class="for-readers">{t('online.timer', { seconds })}</span>
    </p>
  );
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
