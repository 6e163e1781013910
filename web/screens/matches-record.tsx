import { Dialog } from '#ui/dialog.tsx';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { matchFromRecord } from '../store/create.ts';
import { readStory } from '../story/read.ts';
import { RecordForm } from './parts/record-form.tsx';
import { whenOpen } from './parts/saved.ts';

/** Takes a match that somebody wrote down among those of this device. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('record.title')} onClose={onClose}>
      <RecordForm label={t('matches.paste')} action={t('matches.paste.open')} onOpen={take} />
    </Dialog>
  );
}

/** Keeps the match and goes there, or says what is in the way. */
async function take(text: string): Promise<string | undefined> {
  const read = await readStory(text);
  if ('fault' in read) return read.fault;
  const saved = matchFromRecord(read.story.match);
  const written = await (await whenOpen()).keepMatch(saved);
  if (written !== 'written') return t(`store.${written}`);
  go(saved.result ? `/replay/${saved.id}` : `/match/${saved.id}`);
  return undefined;
}
