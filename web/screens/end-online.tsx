import type { Match } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { go } from '../app/router.ts';
import { Failure } from '../app/states.tsx';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import type { Connection } from '../online/connection.ts';
import { fetchMatch } from '../online/record.ts';
import type { Story } from '../story/open.ts';
import { packRecord } from '../story/share.ts';
import type { Faced } from '../table/shown.ts';
import { Result } from './end.tsx';
import './end-online.css';
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
      {next !== undefined && <Next {...{ connection, next, onNext }} />}
      <Result story={story}>
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
        <ProofButton
          id={match}
          {...{ face, dice }}
          commitment={table.commitment}
          record={loaded.value}
        />
        <button type="button" class="button" onClick={() => replayFrom(match, story.record)}>
          <Icon name="play" small />
          {t('end.replay')}
        </button>
        <PeopleButton connection={connection} />
      </Result>
    </>
  );
}

/** Whoever still reads hears that the others go on, and follows when they wish. */
function Next({ connection, next, onNext }: Pick<Props, 'connection' | 'onNext'> & Told) {
  const isShut = connection.table.value?.state === 'closed';
  return (
    <div class="end-next">
      <Banner
        icon="flip"
        title={next}
        action={
          !isShut && (
            <button type="button" class="button small" onClick={onNext}>
              {t(connection.seat.value === undefined ? 'online.watchNext' : 'online.joinNext')}
            </button>
          )
        }
      />
    </div>
  );
}

interface Told {
  readonly next: string;
}

function storyOf(match: Match, { face, table, seat: own }: Faced): Story {
  return { face, match, chairs: chairsOf(match, table), record: writeRecord(match), own };
}

/** Where it is not on this device, as for spectators, the address carries it. */
async function replayFrom(match: string, record: string): Promise<void> {
  const isHere = (await store.value?.match(match).catch(() => undefined)) !== undefined;
  go(isHere ? `/replay/${match}` : `/replay#${await packRecord(record)}`);
}

/** The table goes back to its lobby; whoever sat second begins. */
async function playAgain(connection: Connection, onNext: Props['onNext']): Promise<void> {
  const reply = await api.again(connection.id);
  if (reply.kind === 'done') connection.learn(reply.value);
  // Somebody else was quicker: that is as good.
  if (reply.kind === 'done' || (reply.kind === 'denied' && reply.why === 'state')) onNext();
  else toast({ title: t('online.againFailed') });
}
