import { LANGUAGES, type Language } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../../app/language.ts';
import { fetchLanguage } from '../../app/language-loading.ts';
import { change } from '../../app/settings.ts';
import './language-chip.css';

/** Changes the language at once. The browser's own menu opens: it is right on every device. */
export function LanguageChip() {
  return (
    <label class="language-chip chip">
      <Icon name="globe" small />
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={t('settings.language')}
        value={language.value}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

export async function choose(wanted: Language): Promise<void> {
  if (await fetchLanguage(wanted)) change({ language: wanted });
}
