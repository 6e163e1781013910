import { useId } from 'preact/hooks';
import { Stamp } from '#ui/stamp.tsx';
import type { StampName } from '#ui/stamps.ts';
import { STAMPS } from '#ui/stamps.ts';
import { t } from '../../app/language.ts';
import './stamps.css';

interface Props {
  readonly value: StampName;
  /** The bots' stamp is for bots. */
  readonly isBot?: boolean;
  readonly onChange: (stamp: StampName) => void;
}

const ALL = Object.keys(STAMPS) as StampName[];

export function StampPicker({ value, isBot = false, onChange }: Props) {
  const name = useId();
  return (
    <fieldset class="stamp-picker">
      <legend>{t('setup.stamp')}</legend>
      {ALL.filter((stamp) => isBot || stamp !== 'bot' || stamp === value).map((stamp) => (
        <label key={stamp}>
          <input
            type="radio"
            name={name}
            checked={stamp === value}
            aria-label={t(`setup.stamp.${stamp}`)}
            onChange={() => onChange(stamp)}
          />
          <Stamp name={stamp} mine={stamp === value} />
        </label>
      ))}
    </fieldset>
  );
}
