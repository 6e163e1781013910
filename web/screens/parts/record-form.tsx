import { useId, useRef, useState } from 'preact/hooks';
import { Banner } from '#ui/banner.tsx';
import { t } from '../../app/language.ts';
import { readText } from './download.ts';
import { RecordHelp } from './record-help.tsx';
import './record-form.css';

interface Props {
  readonly label: string;
  /** What opening it is called here. */
  readonly action: string;
  /** Takes the record, or says what is wrong with it. */
  readonly onOpen: (text: string) => Promise<string | undefined>;
  /** A record that came by another way, and what was wrong with it. */
  readonly text?: string;
  readonly fault?: string | undefined;
}

/** A match that somebody wrote down: pasted, or from a file. */
export function RecordForm({ label, action, onOpen, ...first }: Props) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first.text ?? '');
  const [fault, setFault] = useState(first.fault);
  const [isBusy, setBusy] = useState(false);
  const open = async (record: string): Promise<void> => {
    setBusy(true);
    setFault(await onOpen(record));
    setBusy(false);
  };
  const take = async (chosen: File): Promise<void> => {
    const record = await readText(chosen).catch(() => undefined);
    if (record === undefined) return setFault(t('store.noBackup.unread'));
    setText(record);
    await open(record);
  };
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={10}
        value={text}
        spellcheck={false}
        placeholder={'Game: …\nPlayers: …\n\nroll …'}
        aria-describedby={`${id}-fault`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div id={`${id}-fault`} class="paste-fault" role="alert">
        {fault && (
          <Banner icon="info" title={fault}>
            {text !== '' && t('record.nothingLost')}
          </Banner>
        )}
      </div>
      <div class="paste-actions">
        <button type="submit" class="button primary" aria-busy={isBusy}>
          {isBusy ? t('store.reading') : action}
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          {t('record.file')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          hidden
          onChange={({ currentTarget: input }) => {
            const [chosen] = input.files ?? [];
            if (chosen) take(chosen);
            input.value = '';
          }}
        />
      </div>
      <RecordHelp
        onExample={(example) => {
          setText(example);
          setFault(undefined);
        }}
      />
    </form>
  );
}
