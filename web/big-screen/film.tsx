import { effect, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal } from '#engine/contract.ts';
import type { Connection } from '../online/connection.ts';
import { openFilm } from '../table/film/film.ts';
import type { Scene } from '../table/film/scenes.ts';
import { remoteTable } from '../table/remote.ts';
import type { Faced } from '../table/shown.ts';
import type { Table } from '../table/table.ts';
import { type JustNow, lastOf, told } from './just-now.ts';

/** A match as a room watches it: everybody's turn is somebody else's. */
export interface Watched {
  readonly table: Table;
  readonly scene: Scene | undefined;
  readonly news: JustNow;
}

/** What is shown of the news of a match that nobody in front of the screen plays. */
export function useWatched(connection: Connection, shown: Faced): Watched | undefined {
  const watched = useMemo(() => {
    const table = remoteTable(connection, shown);
    if (!table || isRefusal(table)) return undefined;
    const { entries, stoodIn } = table.view.peek();
    const news = signal(lastOf(table.setup, entries, stoodIn));
    return { table, news, film: openFilm(table, signal(undefined)) };
  }, []);
  useEffect(() => {
    if (!watched) return;
    const { table, news, film } = watched;
    const stops = [film.start(), keepNews(table, (next) => (news.value = next(news.peek())))];
    return () => {
      for (const stop of stops) stop();
      table.close();
    };
  }, []);
  return (
    watched && {
      table: watched.table,
      scene: watched.film.scene.value,
      news: watched.news.value,
    }
  );
}

/** Adds what happens; after a correction of the record, everything is told again. */
function keepNews(
  { setup, view }: Table,
  change: (next: (known: JustNow) => JustNow) => void,
): () => void {
  let seen = view.peek();
  return effect(() => {
    const now = view.value;
    const before = seen;
    seen = now;
    if (now.entries.length === before.entries.length && now.step === before.step) return;
    const { news } = now;
    change((known) =>
      news && news !== before.news ? told(known, news) : lastOf(setup, now.entries, now.stoodIn),
    );
  });
}
