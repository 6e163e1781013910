import { useEffect, useState } from 'preact/hooks';
import type { People } from '#protocol/company.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OfflineNote } from '../app/offline-note.tsx';
import { go } from '../app/router.ts';
import { companyApi } from '../company/api.ts';
import '../company/company.css';
import { type LiveLine, LiveTables, PeopleLine } from '../company/live-tables.tsx';
import { OpenFirst, OpenOne } from '../company/open-one.tsx';
import { OwnCard } from '../company/own-card.tsx';
import { UsualTables } from '../company/usual-tables.tsx';
import { waiting } from '../company/waiting.ts';
import { say as sayCompany } from '../company/words.ts';
import { api, type Reply } from '../online/api.ts';
import { hasPlayedOnline } from '../online/running.ts';
import { Page } from '../screens/parts/page.tsx';
import { faultOfName, faultOfServer, tellFault } from './faults.ts';
import { type Line, linesAfter } from './lines.ts';
import './lobby.css';
import { OpenTable } from './open-table.tsx';
import { enter } from './player.ts';
import { ProfileForm } from './profile-form.tsx';
import { sitWords } from './sit.tsx';
import { Sorry } from './sorry.tsx';
import { say } from './words.ts';

/** How often the lists are asked for while somebody looks at them, in milliseconds. */
const EVERY = 5000;

/** Where people are: tables to sit down at with one tap, matches to watch, one's usual company. */
export function OpenTables() {
  const [lists, look] = useLists();
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
      end={
        <a class="button small" href="/join">
          {say('open.code')}
        </a>
      }
    >
      <OfflineNote />
      {wanted ? (
        <ProfileForm
          action={sitWords}
          fault={wanted.fault}
          onDone={() => {
            setWanted(undefined);
            sit(wanted.table);
          }}
        />
      ) : (
        <Company lists={lists} onSit={sit} onAgain={look} />
      )}
    </Page>
  );
}

interface Live {
  readonly lines: readonly Line<LiveLine>[];
  readonly people: People;
}

interface Lists {
  readonly open: Reply<readonly Line<TableInfo>[]> | undefined;
  readonly live: Live | undefined;
}

interface CompanyProps {
  readonly lists: Lists;
  readonly onSit: (table: string) => Promise<void>;
  readonly onAgain: () => void;
}

function Company({ lists: { open, live }, onSit, onAgain }: CompanyProps) {
  if (!open) return <Skeleton label={say('open.loading')} times={2} />;
  if (open.kind !== 'done') return <Sorry fault={faultOfServer(open)} onAgain={onAgain} />;
  // One's own table has a card, and nobody sits down there twice.
  const lines = open.value.filter(({ item }) => item.id !== waiting.value?.table);
  const isQuiet = lines.length === 0 && !waiting.value;
  return (
    <>
      {live && <PeopleLine people={live.people} />}
      <div class="company">
        <div class="company-column">
          <OwnCard />
          {isQuiet && <OpenFirst />}
          {lines.length > 0 && (
            <section aria-labelledby="open-sit">
              <h2 id="open-sit" class="page-section">
                {sayCompany('company.sit')}
              </h2>
              <ul class="card open-tables">
                {lines.map(({ item, isGone }) => (
                  <OpenTable key={item.id} table={item} isGone={isGone} onSit={onSit} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div class="company-column">
          {live && <LiveTables lines={live.lines} />}
          {hasPlayedOnline() && <UsualTables />}
          {!isQuiet && <OpenOne />}
        </div>
      </div>
      <p class="company-what">{sayCompany('company.people.what')}</p>
    </>
  );
}

/** The lists, fresh as long as they are looked at. What was there stays while the server is away. */
function useLists(): readonly [Lists, () => void] {
  const [open, setOpen] = useState<Lists['open']>(undefined);
  const [live, setLive] = useState<Live | undefined>(undefined);
  const lookAtOpen = async (): Promise<void> => {
    const reply = await api.tables();
    setOpen((before) => {
      const lines = before?.kind === 'done' ? before.value : undefined;
      if (reply.kind !== 'done') return lines ? before : reply;
      return { ...reply, value: linesAfter(lines ?? [], reply.value) };
    });
  };
  const lookAtLive = async (): Promise<void> => {
    const reply = await companyApi.live();
    if (reply.kind !== 'done') return;
    const { tables, people } = reply.value;
    const items = tables.map((each) => ({ ...each, id: each.table.id }));
    setLive((before) => ({ lines: linesAfter(before?.lines ?? [], items), people }));
  };
  const look = (): void => {
    lookAtOpen();
    lookAtLive();
  };
  useEffect(() => {
    look();
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return [{ open, live }, look];
}
