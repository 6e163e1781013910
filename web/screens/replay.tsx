import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { place } from '../app/router.ts';
import { Failed, LoadingKept } from '../app/states.tsx';
import { api } from '../online/api.ts';
import { type Opened, openedAt } from '../story/opened.ts';
import { readStory } from '../story/read.ts';
import { Broken } from '../table/broken.tsx';
import { Page } from './parts/page.tsx';
import { RecordForm } from './parts/record-form.tsx';
import { removeMatch } from './parts/removal.ts';
import { Player } from './replay-player.tsx';

interface Props {
  readonly id: string | undefined;
  /** Where a match is asked for that is not on this device. */
  readonly from?: 'server';
}

/** Any match again, step by step: one of this device, one in a link, one pasted as a record. */
export function Replay({ id, from }: Props) {
  const opening = useSignal<Opened>({ kind: 'loading' });
  const { fragment } = place.value;
  useEffect(() => {
    let isWanted = true;
    openedAt(id, fragment, store.value, from && api)
      .catch((): Opened => ({ kind: 'failed', what: 'unloaded' }))
      .then((next) => {
        if (isWanted) opening.value = next;
      });
    return () => {
      isWanted = false;
    };
    // Only a match of this device waits for the store.
  }, [id, from, fragment, id === undefined ? undefined : store.value]);
  const read = async (text: string): Promise<string | undefined> => {
    const found = await readStory(text);
    if ('fault' in found) return found.fault;
    opening.value = { kind: 'open', story: found.story };
    return undefined;
  };
  const state = opening.value;
  if (state.kind === 'loading') return <LoadingKept />;
  if (state.kind === 'failed') return <Failed what={state.what} />;
  if (state.kind === 'broken') return <Broken {...state.story} remove={removeMatch} />;
  if (state.kind === 'open') return <Player key={state.story.record} story={state.story} />;
  const { fault, text = '' } = state;
  return (
    <Page title={t('record.title')} size="list">
      <RecordForm
        // Another link brings another text; what is written stays when the store opens.
        key={`${fault}\n${text}`}
        label={t('replay.paste')}
        action={t('replay.paste.open')}
        onOpen={read}
        text={text}
        fault={fault}
      />
    </Page>
  );
}
