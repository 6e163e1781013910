import type { ComponentChildren } from 'preact';
import type { Header } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type { Face } from '#games/face.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { speechOf } from '../app/faces.ts';
import { language, t } from '../app/language.ts';
import { newId } from '../store/id.ts';
import { CodeField } from './setup-code.tsx';
import {
  type Chosen,
  codeIn,
  openHeaders,
  valuesOf,
  withCode,
  withValue,
} from './setup-options.ts';

interface Props {
  readonly face: Face;
  readonly seats: number;
  readonly names: readonly string[];
  /** Headers that make no difference here. */
  readonly idle?: readonly string[] | undefined;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly children?: ComponentChildren;
}

/** Stands for a sheet that is made when it is chosen; no header's value begins so. */
const FRESH = '*';

/** Everything that can be chosen for a game apart from its players. */
export function OptionList({ face, seats, names, idle = [], ...props }: Props) {
  const { chosen, onChange, children } = props;
  const headers = openHeaders(face.game, seats).filter(({ name }) => !idle.includes(name));
  if (headers.length === 0 && !children) return null;
  return (
    <section class="card setup-options" aria-label={t('setup.options')}>
      {headers.map((header) =>
        valuesOf(header, seats, chosen).map((value, at) => (
          <OptionRow
            key={`${header.name}/${at}`}
            face={face}
            header={header}
            seats={seats}
            owner={header.each && seats > 1 ? names[at] : undefined}
            value={value}
            onChange={(next) => onChange(withValue(header, seats, chosen, at, next))}
          />
        )),
      )}
      {children}
    </section>
  );
}

interface RowProps {
  readonly face: Face;
  readonly header: Header;
  readonly seats: number;
  /** Whose value it is, where each seat has its own. */
  readonly owner: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionRow({ face, header, seats, owner, value, onChange }: RowProps) {
  const inner = header.each ?? header;
  const say = speaker(speechOf(face.game.id), [], language.value);
  const name = say(`option.${header.name}`, { count: 1 });
  const code = codeIn(inner, seats, value);
  const { freshSheet } = face;
  const fresh = () => onChange(freshSheet?.(newId()) ?? value);
  const choices = inner.choices(seats).map((each) => ({
    value: each,
    label: say(`option.${header.name}.${each}`),
  }));
  const canBeFresh = freshSheet !== undefined && inner.form !== undefined;
  if (choices.length === 1 && !canBeFresh) return null;
  const fresher = { value: FRESH, label: t('setup.fresh') };
  return (
    <>
      <ChoiceRow
        label={name}
        owner={owner}
        value={code === undefined ? value : FRESH}
        choices={canBeFresh ? [...choices, fresher] : choices}
        onChange={(next) => (next === FRESH ? fresh() : onChange(next))}
      />
      {code !== undefined && (
        <CodeField
          code={code}
          header={inner}
          seats={seats}
          onCode={(next) => onChange(withCode(inner, next))}
          onFresh={fresh}
        />
      )}
    </>
  );
}
