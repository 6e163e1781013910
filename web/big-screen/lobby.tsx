import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Stamp } from '#ui/stamp.tsx';
import { CodeTiles, spoken } from '../lobby/code-tiles.tsx';
import { linkTo } from '../lobby/invite.tsx';
import { useReach } from '../lobby/invite-reach.ts';
import { stampOf } from '../lobby/lobby-seats.tsx';
import { Qr } from '../lobby/qr.tsx';
import { awaitedWords, type Readiness, readinessOf } from '../lobby/readiness.ts';
import { say } from '../lobby/words.ts';
import { nameShown } from '../online/former.ts';

/** Before the match: how to come, and who is there already. */
export function BigLobby({ table }: { readonly table: TableInfo }) {
  const { code } = table;
  const reach = useReach();
  const states = table.seats.map((_, seat) => readinessOf(table, seat, undefined));
  const isAsked = states.some((each) => each !== undefined);
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
                  <span>
                    {nameShown(sitter.name)}
                    <State of={states[seat]} />
                  </span>
                </li>
              ),
          )}
        </ol>
        {isAsked && <p role="status">{awaitedWords(table, undefined)}</p>}
      </section>
    </main>
  );
}

const ICONS: Readonly<Record<Readiness, IconName>> = {
  ready: 'check',
  notYet: 'more',
  looking: 'eye',
  away: 'clock',
};

/** After a match: whether somebody wants the next one, and what keeps them. */
function State({ of: state }: { readonly of: Readiness | undefined }) {
  if (state === undefined) return null;
  return (
    <small>
      <Icon name={ICONS[state]} />
      {say(`lobby.${state}`)}
    </small>
  );
}
