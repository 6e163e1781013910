import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { CARDS } from '#games/cards.ts';
import { store } from '../app/device.ts';
import { language, t } from '../app/language.ts';
import { Loading } from '../app/loading.tsx';
import { place } from '../app/router.ts';
import { stampFor } from '../store/create.ts';
import { openStory, type Story } from '../story/open.ts';
import { refusalSentence } from '../story/sentence.ts';
import { unpackRecord } from '../story/share.ts';
import { PasteRecord } from './replay-paste.tsx';
import { Player } from './replay-player.tsx';

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly story: Story }
  | { readonly kind: 'ask'; readonly fault: string | undefined; readonly text: string };

/** Any match again, step by step: one of this device, one in a link, one pasted as a record. */
export function Replay({ id }: { readonly id: string | undefined }) {
  const opening = useSignal<Opening>({ kind: 'loading' });
  const { fragment } = place.value;
  const read = async (text: string): Promise<void> => {
    opening.value = await readStory(text);
  };
  useEffect(() => {
    const open = async (): Promise<Opening> => {
      if (fragment) {
        const text = await unpackRecord(fragment);
        return text === undefined
          ? { kind: 'ask', fault: t('replay.damaged'), text: '' }
          : readStory(text);
      }
      if (id === undefined) return { kind: 'ask', fault: undefined, text: '' };
      if (!store.value) return { kind: 'loading' };
      const story = await openStory(store.value, id);
      return story ? { kind: 'open', story } : { kind: 'ask', fault: t('table.missing'), text: '' };
    };
    let isWanted = true;
    open()
      .catch((): Opening => ({ kind: 'ask', fault: t('app.failedWhy'), text: '' }))
      .then((next) => {
        if (isWanted) opening.value = next;
      });
    return () => {
      isWanted = false;
    };
  }, [id, fragment, store.value]);
  const state = opening.value;
  if (state.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (state.kind === 'open') return <Player story={state.story} />;
  return <PasteRecord fault={state.fault} text={state.text} onRead={read} />;
}

/** A record may be of any game: the one it names is loaded first. */
async function readStory(text: string): Promise<Opening> {
  const named = /^[ \t]*game[ \t]*:[ \t]*(\S+)/im.exec(text)?.[1]?.toLowerCase();
  const card = CARDS.find(({ id }) => id === named);
  if (!card) {
    const fault = named
      ? t('store.fault.game', { game: named.slice(0, 40) })
      : t('matches.record.none');
    return { kind: 'ask', fault, text };
  }
  const face = await card.load();
  const reading = readRecord(text, [face.game]);
  if (!reading.ok) {
    const { line, refusal, match } = reading;
    const players = match?.players ?? [];
    const sentence = refusalSentence(refusal, face.game.texts, players, language.value);
    return { kind: 'ask', fault: t('replay.badLine', { line, sentence }), text };
  }
  const { match } = reading;
  const chairs = match.players.map(
    (_, seat) => ({ kind: 'person', stamp: stampFor(seat) }) as const,
  );
  return { kind: 'open', story: { face, match, chairs, record: writeRecord(match) } };
}
