import { useId, useRef, useState } from 'preact/hooks';
import { readRecord } from '#engine/record/read.ts';
import { sentence } from '#engine/text.ts';
import { joinTexts, RECORD_TEXTS } from '#engine/texts.ts';
import { CARDS } from '#games/cards.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { matchFromRecord } from '../store/create.ts';
import { readText } from './parts/download.ts';
import { RecordHelp } from './parts/record-help.tsx';
import { whenOpen } from './parts/saved.ts';

/** Takes a match that somebody wrote down: pasted, or from a file. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const open = async (record: string): Promise<void> => {
    setBusy(true);
    setFault(record.trim() === '' ? t('matches.record.empty') : await takeRecord(record));
    setBusy(false);
  };
  return (
    <Dialog
      title={t('matches.record.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={() => file.current?.click()}>
            {t('matches.record.file')}
          </button>
          <button type="button" class="button primary" onClick={() => open(text)}>
            {isBusy ? t('store.reading') : t('matches.record.open')}
          </button>
        </>
      }
    >
      <label class="matches-paste" for={id}>
        {t('matches.record.paste')}
      </label>
      <textarea
        id={id}
        class="matches-text"
        rows={8}
        value={text}
        spellcheck={false}
        placeholder={'Game: …\nPlayers: …'}
        aria-describedby={`${id}-fault`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p id={`${id}-fault`} class="matches-fault" role="alert">
        {fault && (
          <>
            <Icon name="info" small />
            {fault}
          </>
        )}
      </p>
      <RecordHelp
        onExample={(example) => {
          setText(example);
          setFault(undefined);
        }}
      />
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={async (event) => {
          const { currentTarget: input } = event;
          const [chosen] = input.files ?? [];
          input.value = '';
          if (!chosen) return;
          const record = await readText(chosen).catch(() => undefined);
          if (record === undefined) return setFault(t('store.noBackup.unread'));
          setText(record);
          await open(record);
        }}
      />
    </Dialog>
  );
}

/** Keeps the match and goes there, or says what is wrong with its record. */
async function takeRecord(text: string): Promise<string | undefined> {
  const faces = await Promise.all(CARDS.map((card) => card.load())).catch(() => undefined);
  if (!faces) return t('store.unloaded.detail');
  const games = faces.map(({ game }) => game);
  const reading = readRecord(text, games);
  if (!reading.ok) {
    const { refusal, line, match } = reading;
    if (!/^[ \t]*game[ \t]*:/im.test(text)) return t('matches.record.none');
    const all = joinTexts(match?.game.texts ?? RECORD_TEXTS, RECORD_TEXTS)[language.value];
    const words = sentence(refusal, all, match?.players ?? [], language.value);
    return t('matches.record.fault', { line, words });
  }
  const saved = matchFromRecord(reading.match);
  const written = await (await whenOpen()).keepMatch(saved);
  if (written !== 'written') return t(`store.${written}`);
  go(saved.result ? `/replay/${saved.id}` : `/match/${saved.id}`);
  return undefined;
}
