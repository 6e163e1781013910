import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { chosenCard } from '../app/cards.ts';
import { language } from '../app/language.ts';
import { OfflineNote } from '../app/offline-note.tsx';
import { go } from '../app/router.ts';
import { api, type Reply } from '../online/api.ts';
import { Page } from '../screens/parts/page.tsx';
import { faultOfName, faultOfServer, tellFault } from './faults.ts';
import { type Line, linesAfter } from './lines.ts';
import './lobby.css';
import { OpenTable } from './open-table.tsx';
import { enter } from './player.ts';
import { ProfileForm } from './profile-form.tsx';
import { Sorry } from './sorry.tsx';
import { say } from './words.ts';

/** How often the list is asked for while somebody looks at it, in milliseconds. */
const EVERY = 5000;

/** Tables that anybody may join: one tap to sit down. */
export function OpenTables() {
  const [tables, look] = useTables();
  const [wanted, setWanted] = useState<{ table: string; fault?: string | undefined } | undefined>();
  const sit = async (table: string): Promise<void> => {
    const entered = await enter();
    if (entered.kind === 'unnamed') return setWanted({ table });
    const reply = entered.kind === 'done' ? await api.sit(table) : entered;
    if (reply.kind === 'done') return go(`/table/${table}`);
    const fault = faultOfName(reply);
    if (fault) return setWanted({ table, fault });
    tellFault(reply);
    look();
  };
  return (
    <Page
      title={say('open.title')}
      size="list"
      end={
        <a class="button small" href="/join">
          {say('open.code')}
        </a>
      }
    >
      <OfflineNote />
      {wanted ? (
        <ProfileForm
          action={say('who.sit')}
          fault={wanted.fault}
          onDone={() => {
            setWanted(undefined);
            sit(wanted.table);
          }}
        />
      ) : (
        <List tables={tables} onSit={sit} onAgain={look} />
      )}
    </Page>
  );
}

type Listed = Reply<readonly Line<TableInfo>[]> | undefined;

interface ListProps {
  readonly tables: Listed;
  readonly onSit: (table: string) => Promise<void>;
  readonly onAgain: () => void;
}

function List({ tables, onSit, onAgain }: ListProps) {
  if (!tables) return <Skeleton label={say('open.loading')} times={2} />;
  if (tables.kind !== 'done') return <Sorry fault={faultOfServer(tables)} onAgain={onAgain} />;
  if (tables.value.length === 0) {
    return (
      <Empty stamp="hare" title={say('open.none')} action={<MakeOne isFirst />}>
        {say('open.none.detail')}
      </Empty>
    );
  }
  return (
    <>
      <div class="open-lead">
        <p>{say('open.intro')}</p>
        <MakeOne />
      </div>
      <ul class="card open-tables">
        {tables.value.map(({ item, isGone }) => (
          <OpenTable key={item.id} table={item} isGone={isGone} onSit={onSit} />
        ))}
      </ul>
    </>
  );
}

function MakeOne({ isFirst = false }: { readonly isFirst?: boolean }) {
  const card = chosenCard();
  return (
    <a class={isFirst ? 'button primary' : 'button'} href={`/new/${card.id}/public`}>
      <Icon name="plus" small />
      {say('open.make', { game: card.name[language.value] })}
    </a>
  );
}

/** The list, fresh as long as it is looked at. What was there stays while the server is away. */
function useTables(): readonly [Listed, () => void] {
  const [tables, setTables] = useState<Listed>(undefined);
  const look = async (): Promise<void> => {
    const reply = await api.tables();
    setTables((before) => {
      const lines = before?.kind === 'done' ? before.value : undefined;
      if (reply.kind !== 'done') return lines ? before : reply;
      return { ...reply, value: linesAfter(lines ?? [], reply.value) };
    });
  };
  useEffect(() => {
    look();
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return [tables, look];
}
