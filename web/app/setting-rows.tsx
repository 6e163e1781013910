import { ChoiceRow } from '#ui/choice-row.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { t } from './language.ts';
import { change, type Settings, SPEEDS, settings } from './settings.ts';

/** The settings that are on or off. */
type Flag = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** One of them as a row, in the settings and in the menu of a table. */
export function Toggle({ name, detail }: { readonly name: Flag; readonly detail?: string }) {
  return (
    <Switch
      label={t(`settings.${name}`)}
      detail={detail}
      on={settings.value[name]}
      onChange={(on) => change({ [name]: on })}
    />
  );
}

export function Volume() {
  const { volume } = settings.value;
  return (
    <Slider
      label={t('settings.volume')}
      value={volume}
      min={0}
      max={1}
      step={0.1}
      valueText={t('settings.volume.value', { percent: Math.round(volume * 100) })}
      onChange={(next) => change({ volume: next })}
    />
  );
}

export function SpeedRow() {
  return (
    <ChoiceRow
      label={t('settings.speed')}
      value={settings.value.speed}
      choices={SPEEDS.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
      onChange={(speed) => change({ speed })}
    />
  );
}
