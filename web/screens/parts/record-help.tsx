import { chosenCard } from '../../app/cards.ts';
import { t } from '../../app/language.ts';
import { exampleRecord } from '../../story/example.ts';
import './record-help.css';

/** What a record looks like, and one to look at. */
export function RecordHelp({ onExample }: { readonly onExample: (text: string) => void }) {
  const insert = async (): Promise<void> => {
    const { game } = await chosenCard().load();
    onExample(exampleRecord(game, t('setup.botNames').split(', ')));
  };
  return (
    <div class="record-help">
      <p>{t('record.shape')}</p>
      <button type="button" class="button small" onClick={insert}>
        {t('record.example')}
      </button>
    </div>
  );
}
