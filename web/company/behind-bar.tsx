import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { go } from '../app/router.ts';
import { type Connection, connect } from '../online/connection.ts';
import { NextButton } from '../screens/end-next.tsx';
import { nextWords } from '../table/remote-bar.tsx';
import type { LastResult } from './last-result.ts';

/**
 * For somebody who reads a match again while its table goes on: what the others are at, and the
 * way there. Until then the others see them at the result.
 */
export function BehindBar({ table, match }: LastResult) {
  const [connection, setConnection] = useState<Connection | undefined>(undefined);
  useEffect(() => {
    const opened = connect(table);
    opened.show(match);
    setConnection(opened);
    return () => opened.close();
  }, [table, match]);
  const isShut =
    connection?.state.value === 'closed' || connection?.table.value?.state === 'closed';
  const next = connection && !isShut ? nextWords(connection, match) : undefined;
  useEffect(() => {
    if (next !== undefined) speakPolitely(next);
  }, [next]);
  if (!connection || next === undefined) return null;
  return (
    <section class="company-bar called" aria-label={next}>
      <Icon name="flip" small />
      <b>{next}</b>
      <NextButton {...{ connection, next }} onNext={() => go(`/table/${table}`)} />
    </section>
  );
}
