import { useSignal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { go } from '../app/router.ts';
import { Home, State } from '../app/states.tsx';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import type { Connection } from '../online/connection.ts';
import { fetchMatch } from '../online/record.ts';
import type { Story } from '../story/open.ts';
import { packRecord } from '../story/share.ts';
import { chairOf, sittersOf } from '../table/remote.ts';
import { Proof } from '../table/remote-proof.tsx';
import { Result } from './end.tsx';

interface Props {
  readonly connection: Connection;
  readonly match: string;
  readonly seat: Seat | undefined;
  readonly face: Face;
}

/** The end of a match online: the score, once more with the same people, and the dice. */
export function OnlineEnd({ connection, match, seat, face }: Props) {
  const [loaded, again] = useLoaded(() => fetchMatch(match, face.game), [match]);
  const isProving = useSignal(false);
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (loaded.kind === 'failed') return <NoRecord again={again} />;
  const table = connection.table.value!;
  const story = storyOf(loaded.value, face, table, seat);
  const { dice } = table.options;
  return (
    <>
      <Result story={story}>
        {seat !== undefined && (
          <button type="button" class="button primary" onClick={() => playAgain(connection)}>
            <Icon name="flip" />
            {t('end.again')}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            isProving.value = true;
          }}
        >
          <Icon name="die" />
          {t('online.fair')}
        </button>
        <button type="button" class="button" onClick={() => replayFrom(story.record)}>
          <Icon name="play" small />
          {t('end.replay')}
        </button>
      </Result>
      {isProving.value && (
        <Proof
          id={match}
          {...{ face, dice }}
          commitment={table.commitment}
          isOver
          onClose={() => {
            isProving.value = false;
          }}
        />
      )}
    </>
  );
}

function NoRecord({ again }: { readonly again: () => void }) {
  return (
    <State
      stamp="bear"
      title={t('online.recordFailed')}
      action={
        <>
          <button type="button" class="button primary" onClick={again}>
            {t('online.tryAgain')}
          </button>
          <Home />
        </>
      }
    >
      {t('online.lost')}
    </State>
  );
}

/** Who sits where may have changed since: people are known by their names. */
function storyOf(match: Match, face: Face, table: TableInfo, own: Seat | undefined): Story {
  const sitters = sittersOf(table);
  const chairs = match.players.map((name) => {
    const sitter = sitters.find((each) => each.name === name);
    return sitter ? chairOf(sitter) : ({ kind: 'person', stamp: 'hare' } as const);
  });
  return { face, match, chairs, record: writeRecord(match), own };
}

/** It is on no device: the address carries it. */
async function replayFrom(record: string): Promise<void> {
  go(`/replay#${await packRecord(record)}`);
}

/** The table goes back to its lobby; whoever sat second begins. */
async function playAgain({ id }: Connection): Promise<void> {
  const reply = await api.again(id);
  // Somebody else was quicker: that is as good.
  const isDone = reply.kind === 'done' || (reply.kind === 'denied' && reply.why === 'state');
  if (!isDone) toast({ title: t('online.againFailed') });
}
