import { useEffect } from 'preact/hooks';
import type { Match } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { Icon } from '#ui/icon.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { go } from '../app/router.ts';
import { Failure } from '../app/states.tsx';
import { toast } from '../app/toasts.ts';
import { CallBar } from '../company/call-bar.tsx';
import { noteResult } from '../company/last-result.ts';
import { leaveTable } from '../leaving/leave-table.ts';
import { api } from '../online/api.ts';
import type { Connection } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import { fetchMatch } from '../online/record.ts';
import { hasPlayedOnline } from '../online/running.ts';
import { RoomTalk } from '../phrases/room-late.tsx';
import type { Story } from '../story/open.ts';
import { packRecord } from '../story/share.ts';
import type { Faced } from '../table/shown.ts';
import { Result } from './end.tsx';
import { EndNext } from './end-next.tsx';
import { PeopleButton } from './end-people.tsx';
import { ProofButton } from './end-proof.tsx';
import { chairsOf } from './parts/keep-played.ts';

interface Props {
  readonly connection: Connection;
  readonly shown: Faced;
  /** What the others are at, when it is no longer this match. */
  readonly next: string | undefined;
  readonly onNext: () => void;
}

/** The end of a match online: the score, once more with the same people, and the dice. */
export function OnlineEnd({ connection, shown, next, onNext }: Props) {
  const { match, table, seat, face } = shown;
  useEffect(() => noteResult({ table: connection.id, match }), [connection.id, match]);
  const [loaded, again] = useLoaded(() => fetchMatch(match, face.game), [match]);
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (loaded.kind === 'failed') {
    return (
      <Failure title={t('online.recordFailed')} onAgain={again}>
        {t('online.lostSafe')}
      </Failure>
    );
  }
  const story = storyOf(loaded.value, shown);
  const { dice } = table.options;
  return (
    <>
      {/* The match is over, and the others may be at another table already. */}
      {hasPlayedOnline() && (
        <div class="company-bars">
          <CallBar />
        </div>
      )}
      {next !== undefined && <EndNext {...{ connection, next, onNext }} />}
      <Result
        story={story}
        again={
          <>
            {seat !== undefined && next === undefined && (
              <button
                type="button"
                class="button primary"
                onClick={() => playAgain(connection, onNext)}
              >
                <Icon name="flip" />
                {t('end.again')}
              </button>
            )}
            {next === undefined && <Queued connection={connection} />}
            <RoomTalk connection={connection} />
          </>
        }
        more={
          <>
            <button type="button" class="button" onClick={() => replayFrom(match, story.record)}>
              <Icon name="play" small />
              {t('end.replay')}
            </button>
            <ProofButton
              id={match}
              {...{ face, dice }}
              commitment={table.commitment}
              record={loaded.value}
            />
            <PeopleButton connection={connection} />
            {seat !== undefined && next === undefined && (
              <button type="button" class="button" onClick={() => leaveTable(table, seat)}>
                <Icon name="door" small />
                {t('online.leave')}
              </button>
            )}
          </>
        }
      />
    </>
  );
}

/** Tells those who wait for the next match who they wait for. */
function Queued({ connection }: Pick<Props, 'connection'>) {
  const place = connection.place.value;
  const people = connection.table.value?.seats.filter((each) => each?.kind === 'person') ?? [];
  if (place === undefined || people.length === 0) return null;
  const names = people.map((each) => nameShown(each!.name));
  return <p role="status">{t('end.queued', { place, names })}</p>;
}

function storyOf(match: Match, { face, table, seat: own, match: online }: Faced): Story {
  const told = { ...match, players: playersAtEnd(match) };
  return {
    face,
    match: told,
    chairs: chairsOf(told, table),
    record: writeRecord(match),
    own,
    online,
  };
}

/** The last player of a seat has its points: `Played-Seat-2: Clara to 13, bot to 15, Dan`. */
function playersAtEnd({ players, remarks }: Match): readonly string[] {
  return players.map((begun, seat) => {
    const hands = remarks.find(([name]) => name === `Played-Seat-${seat + 1}`)?.[1];
    const last = hands?.split(', ').at(-1);
    return last === undefined || last === 'bot' ? begun : last;
  });
}

/** Where it is not on this device, as for spectators, the address carries it. */
async function replayFrom(match: string, record: string): Promise<void> {
  const isHere = (await store.value?.match(match).catch(() => undefined)) !== undefined;
  go(isHere ? `/replay/${match}` : `/replay#${await packRecord(record)}`);
}

/** The table goes back to its lobby; the second seat begins. */
async function playAgain(connection: Connection, onNext: Props['onNext']): Promise<void> {
  const reply = await api.again(connection.id);
  if (reply.kind === 'done') connection.learn(reply.value);
  // Somebody else was quicker: that is as good.
  if (reply.kind === 'done' || (reply.kind === 'denied' && reply.why === 'state')) onNext();
  else toast({ title: t('online.againFailed') });
}
