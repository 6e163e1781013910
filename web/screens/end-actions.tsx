import { useRef } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import type { Story } from '../story/open.ts';
import { recordName } from '../story/record-name.ts';
import { rematchOf } from '../story/rematch.ts';
import { packRecord } from '../story/share.ts';

/** What can be done with a match that is over. */
export function EndActions({ story }: { readonly story: Story }) {
  const { record, saved, match } = story;
  const name = recordName(match.game.id, saved?.changed);
  const isBusy = useRef(false);
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
      {saved && (
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
      <button type="button" class="button" onClick={() => shareLink(record, match.game.name)}>
        <Icon name="share" small />
        {t('end.share')}
      </button>
      <button type="button" class="button" onClick={() => copy(record, t('end.copied'))}>
        <Icon name="copy" small />
        {t('end.copy')}
      </button>
      <a class="button" href={fileOf(record)} download={name}>
        <Icon name="save" small />
        {t('end.download')}
      </a>
    </div>
  );
}

async function shareLink(record: string, title: string): Promise<void> {
  const url = `${location.origin}/replay#${await packRecord(record)}`;
  if (!navigator.share) return copy(url, t('end.linkCopied'));
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is an answer too; anything else leaves the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copy(url, t('end.linkCopied'));
  }
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: done });
  } catch {
    // Plain http and old browsers have no clipboard: the text is shown to be copied by hand.
    prompt(t('end.copyByHand'), text);
  }
}

function fileOf(record: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
}
