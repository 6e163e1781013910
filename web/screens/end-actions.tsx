import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { goToAnalysis } from '../analysis/address.ts';
import { gameName } from '../app/cards.ts';
import { copyText } from '../app/copy.ts';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { go } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { findReach } from '../lobby/invite-reach.ts';
import { linkOf } from '../share/link.ts';
import type { Story } from '../story/open.ts';
import { recordName } from '../story/record-name.ts';
import { rematchOf } from '../story/rematch.ts';
import { packRecord } from '../story/share.ts';
import { tellFailure } from './parts/failure.ts';
import './parts/record-form.css';

const Share = later(() => import('../share/dialog.tsx').then((m) => m.ShareDialog), {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
});

interface Props {
  readonly story: Story;
  /** Once more with the same people, where that is asked of a server. */
  readonly again?: ComponentChildren;
  /** What only some matches have in addition. */
  readonly more?: ComponentChildren;
  /** The number of moments. */
  readonly moments: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What can be done with a match that is over: three things at once, the rest behind a quiet line. */
export function EndActions({ story, again, more, moments, isOpen, onOpen }: Props) {
  const isSharing = useSignal(false);
  const rest = useId();
  return (
    <>
      <div class="end-actions">
        {again ?? <Again story={story} />}
        <button
          type="button"
          class="button"
          onClick={() => {
            isSharing.value = true;
          }}
        >
          <Icon name="share" small />
          {t('end.picture')}
        </button>
        <button type="button" class="button" onClick={() => goToAnalysis(story)}>
          <Icon name="chart" small />
          {t('end.analysis')}
        </button>
        <button
          type="button"
          class="end-more"
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? t('end.less') : t('end.more', { count: moments })}
        </button>
      </div>
      <div class="end-rest" id={rest} hidden={!isOpen}>
        {isOpen && (
          <>
            <Records story={story} />
            {more}
          </>
        )}
      </div>
      {isSharing.value && (
        <Share
          story={story}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </>
  );
}

/** Once more, on this device. */
function Again({ story: { saved } }: Pick<Props, 'story'>) {
  const isBusy = useRef(false);
  if (!saved || saved.online) return null;
  const again = async (): Promise<void> => {
    if (!store.value || isBusy.current) return;
    isBusy.current = true;
    const next = rematchOf(saved);
    const written = await store.value.keepMatch(next);
    isBusy.current = false;
    if (written === 'written') go(`/match/${next.id}`);
    else tellFailure(written);
  };
  return (
    <button type="button" class="button primary" onClick={again}>
      <Icon name="flip" />
      {t('end.again')}
    </button>
  );
}

/** The match itself: seen again, or taken away as a link or a text. */
function Records({ story }: Pick<Props, 'story'>) {
  const { record, saved, match } = story;
  const byHand = useSignal<string | undefined>(undefined);
  return (
    <>
      {saved && (
        <a class="button" href={`/replay/${saved.id}`}>
          <Icon name="play" small />
          {t('end.replay')}
        </a>
      )}
      <button
        type="button"
        class="button"
        onClick={() => shareLink(story, gameName(match.game.id), byHand)}
      >
        <Icon name="link" small />
        {t('end.share')}
      </button>
      <button type="button" class="button" onClick={() => copy(record, t('end.copied'), byHand)}>
        <Icon name="copy" small />
        {t('end.copy')}
      </button>
      <a class="button" href={fileOf(record)} download={recordName(match.game.id, saved?.changed)}>
        <Icon name="save" small />
        {t('end.download')}
      </a>
      {byHand.value !== undefined && <ByHand text={byHand} />}
    </>
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

async function shareLink(story: Story, title: string, byHand: Left): Promise<void> {
  const short = await linkOf(story);
  const url = short ?? (await packedLink(story));
  const done = t(short === undefined ? 'end.linkCopied' : 'end.shortLinkCopied');
  if (!navigator.share) return copy(url, done, byHand);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is an answer too; anything else leaves the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copy(url, done, byHand);
  }
}

/** The whole match as an address: it needs nobody who keeps it. */
async function packedLink({ record }: Story): Promise<string> {
  const { origin } = await findReach();
  return `${origin}/replay#${await packRecord(record)}`;
}

async function copy(text: string, done: string, byHand: Left): Promise<void> {
  if (await copyText(text)) toast({ title: done });
  else byHand.value = text;
}

function fileOf(record: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
}
