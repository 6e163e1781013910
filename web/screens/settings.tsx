import { ChoiceRow } from '#ui/choice-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../app/language.ts';
import { SpeedRow, Toggle, Volume } from '../app/setting-rows.tsx';
import { change, settings } from '../app/settings.ts';
import { LinesHelp, SheetRow } from '../app/sheet-row.tsx';
import { Identity } from '../lobby/identity.tsx';
import { NoticeRow } from '../notice/notice-row.tsx';
import { tidyName } from '../store/create.ts';
import { LanguageRow } from './parts/language-row.tsx';
import { faultOfName, LONGEST_NAME, nameFaults } from './parts/names.ts';
import { Page } from './parts/page.tsx';
import { StampPicker } from './parts/stamp-picker.tsx';
import { About } from './settings-about.tsx';
import { Keeping } from './settings-keeping.tsx';
import { SoundButtons } from './settings-sounds.tsx';
import './settings.css';

const THEMES = ['system', 'light', 'dark'] as const;

/** Everything that can be chosen for this device. */
export function SettingsScreen() {
  return (
    <Page title={t('settings.title')}>
      <div class="settings">
        <You />
        <Looks />
        <Sounds />
        <Identity />
        <Keeping />
        <About />
      </div>
    </Page>
  );
}

function You() {
  const { name, stamp } = settings.value;
  const tidy = tidyName(name);
  // No name is one too: then the seat gives it.
  const [fault] = tidy === '' ? [] : nameFaults([tidy]);
  return (
    <section class="card settings-part" aria-labelledby="settings-you">
      <h2 id="settings-you">{t('settings.you')}</h2>
      <TextField
        label={t('setup.name')}
        value={name}
        hint={t('settings.name.hint')}
        error={fault && faultOfName(fault, tidy, 0)}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={(next) => change({ name: next })}
      />
      <StampPicker value={stamp} onChange={(next) => change({ stamp: next })} />
      <LanguageRow />
    </section>
  );
}

function Looks() {
  return (
    <section class="card settings-part" aria-labelledby="settings-looks">
      <h2 id="settings-looks">{t('settings.looks')}</h2>
      <ChoiceRow
        label={t('settings.theme')}
        value={settings.value.theme}
        choices={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <Toggle name="largeSymbols" detail={t('settings.largeSymbols.detail')} />
      <Toggle name="largeText" />
      <Toggle name="calm" detail={t('settings.calm.detail')} />
      <Toggle name="leftHanded" detail={t('settings.leftHanded.detail')} />
      <SheetRow />
      <LinesHelp />
    </section>
  );
}

function Sounds() {
  return (
    <section class="card settings-part" aria-labelledby="settings-table">
      <h2 id="settings-table">{t('settings.table')}</h2>
      <Volume />
      <SoundButtons />
      <Toggle name="speech" detail={t('settings.speech.detail')} />
      <Toggle name="vibration" />
      <NoticeRow />
      <SpeedRow />
      <Toggle name="autoPass" detail={t('settings.autoPass.detail')} />
      <Toggle name="coach" detail={t('settings.coach.detail')} />
      <Toggle name="letterKeys" detail={t('settings.letterKeys.detail')} />
    </section>
  );
}
