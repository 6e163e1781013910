import type { TableInfo } from '#protocol/table.ts';
import { Stamp } from '#ui/stamp.tsx';
import { nameShown } from '../online/former.ts';
import { CodeTiles, spoken } from './code-tiles.tsx';
import { linkTo } from './invite.tsx';
import { useReach } from './invite-reach.ts';
import { stampOf } from './lobby-seats.tsx';
import { Qr } from './qr.tsx';
import { say } from './words.ts';

/** Before the match: how to come, and who is there already. */
export function BigLobby({ table }: { readonly table: TableInfo }) {
  const { code } = table;
  const reach = useReach();
  return (
    <main class="big-lobby">
      <section class="big-invite" aria-label={say('lobby.invite')}>
        <h2>{say('screen.scan')}</h2>
        <Qr text={linkTo(table.id, reach)} label={say('lobby.qr')} />
        {code !== undefined && (
          <>
            <CodeTiles code={code} />
            <p>{say('screen.say', { code: spoken(code) })}</p>
          </>
        )}
      </section>
      <section class="big-seats" aria-label={say('screen.seats')}>
        <h2>{say('screen.waits')}</h2>
        <ol>
          {table.seats.map(
            (sitter, seat) =>
              sitter && (
                <li key={seat}>
                  <Stamp name={stampOf(sitter)} />
                  {nameShown(sitter.name)}
                </li>
              ),
          )}
        </ol>
      </section>
    </main>
  );
}
