import { useId } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../app/language.ts';

/** With real dice: the app keeps all sheets, or one sheet of a game on paper. */
export type Way = 'table' | 'pad';

interface Props {
  readonly game: string;
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

const WAYS: readonly (readonly [Way, IconName])[] = [
  ['table', 'users'],
  ['pad', 'pen'],
];

export function Ways({ game, way, onChange }: Props) {
  const name = useId();
  return (
    <fieldset class="setup-ways">
      <legend class="for-readers">{t('setup.way')}</legend>
      {WAYS.map(([each, icon]) => (
        <label key={each} class="card setup-way">
          <input type="radio" name={name} checked={each === way} onChange={() => onChange(each)} />
          <Icon name={icon} />
          <Words of={each} />
        </label>
      ))}
      <a class="card setup-way" href={`/dice/${game}`}>
        <Icon name="dice" />
        <Words of="dice" />
        <Icon name="next" small />
      </a>
    </fieldset>
  );
}

function Words({ of }: { readonly of: Way | 'dice' }) {
  return (
    <span class="setup-way-words">
      <b>{t(`setup.way.${of}`)}</b>
      <small>{t(`setup.way.${of}.detail`)}</small>
    </span>
  );
}
