import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { goToAnalysis } from '../analysis/address.ts';
import { gameName } from '../app/cards.ts';
import { copyText } from '../app/copy.ts';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { findReach } from '../lobby/invite-reach.ts';
import type { Story } from '../story/open.ts';
import { recordName } from '../story/record-name.ts';
import { rematchOf } from '../story/rematch.ts';
import { packRecord } from '../story/share.ts';
import './parts/record-form.css';

interface Props {
  readonly story: Story;
  /** What only some matches have, first of all. */
  readonly children?: ComponentChildren;
}

/** What can be done with a match that is over. */
export function EndActions({ story, children }: Props) {
  const { record, saved, match } = story;
  const name = recordName(match.game.id, saved?.changed);
  const isBusy = useRef(false);
  const byHand = useSignal<string | undefined>(undefined);
  const again = async (): Promise<void> => {
    if (!saved || !store.value || isBusy.current) return;
    isBusy.current = true;
    const next = rematchOf(saved);
    const written = await store.value.keepMatch(next);
    isBusy.current = false;
    if (written === 'written') go(`/match/${next.id}`);
    else toast({ title: t(`store.${written}`), detail: t(`store.${written}.detail`) });
  };
  return (
    <div class="end-actions">
      {children}
      {saved && !saved.online && (
        <button type="button" class="button primary" onClick={again}>
          <Icon name="flip" />
          {t('end.again')}
        </button>
      )}
      {saved && (
        <a class="button" href={`/replay/${saved.id}`}>
          <Icon name="play" small />
          {t('end.replay')}
        </a>
      )}
      <button type="button" class="button" onClick={() => goToAnalysis(story)}>
        <Icon name="chart" small />
        {t('end.analysis')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => shareLink(record, gameName(match.game.id), byHand)}
      >
        <Icon name="share" small />
        {t('end.share')}
      </button>
      <button type="button" class="button" onClick={() => copy(record, t('end.copied'), byHand)}>
        <Icon name="copy" small />
        {t('end.copy')}
      </button>
      <a class="button" href={fileOf(record)} download={name}>
        <Icon name="save" small />
        {t('end.download')}
      </a>
      {byHand.value !== undefined && <ByHand text={byHand} />}
    </div>
  );
}

/** What the clipboard did not take. */
type Left = Signal<string | undefined>;

/** The text itself, selected, to be copied by hand. */
function ByHand({ text }: { readonly text: Left }) {
  const close = (): void => {
    text.value = undefined;
  };
  return (
    <Dialog title={t('end.copyByHand')} onClose={close}>
      <div class="paste">
        <textarea
          readOnly
          autofocus
          rows={10}
          spellcheck={false}
          aria-label={t('end.copyByHand')}
          value={text.value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}

async function shareLink(record: string, title: string, byHand: Left): Promise<void> {
  const { origin } = await findReach();
  const url = `${origin}/replay#${await packRecord(record)}`;
  if (!navigator.share) return copy(url, t('end.linkCopied'), byHand);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is an answer too; anything else leaves the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copy(url, t('end.linkCopied'), byHand);
  }
}

async function copy(text: string, done: string, byHand: Left): Promise<void> {
  if (await copyText(text)) toast({ title: done });
  else byHand.value = text;
}

function fileOf(record: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
}
