import { LANGUAGES } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { language, t } from '../../app/language.ts';
import { choose } from './language-chip.tsx';

/** The language of the device, among settings. */
export function LanguageRow() {
  return (
    <ChoiceRow
      label={t('settings.language')}
      value={language.value}
      choices={LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
      onChange={choose}
    />
  );
}
