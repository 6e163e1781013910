import { useSignal } from '@preact/signals';
import { Banner } from '#ui/banner.tsx';
import { t } from '../app/language.ts';
import { Page } from './parts/page.tsx';
import { RecordHelp } from './parts/record-help.tsx';
import './replay.css';

interface Props {
  readonly fault: string | undefined;
  readonly text: string;
  readonly onRead: (text: string) => void;
}

/** A record from elsewhere: pasted, or opened as a file. */
export function PasteRecord({ fault, text, onRead }: Props) {
  const written = useSignal(text);
  return (
    <Page title={t('replay.paste')} size="list">
      <div class="paste">
        {fault && (
          <div role="alert">
            <Banner icon="info" title={fault}>
              {t('replay.nothingLost')}
            </Banner>
          </div>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onRead(written.value);
          }}
        >
          <label for="record">{t('replay.record')}</label>
          <textarea
            id="record"
            rows={14}
            spellcheck={false}
            value={written.value}
            placeholder={'Game: …\nPlayers: …\n\nroll …'}
            onInput={(event) => {
              written.value = event.currentTarget.value;
            }}
          />
          <div class="paste-actions">
            <button type="submit" class="button primary">
              {t('replay.open')}
            </button>
            <label class="button">
              {t('replay.file')}
              <input
                type="file"
                accept=".txt,text/plain"
                class="for-readers"
                onChange={async (event) => {
                  const file = event.currentTarget.files?.[0];
                  if (!file) return;
                  written.value = await file.text();
                  onRead(written.value);
                }}
              />
            </label>
          </div>
        </form>
        <RecordHelp
          onExample={(example) => {
            written.value = example;
          }}
        />
      </div>
    </Page>
  );
}
