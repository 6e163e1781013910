import { botOf } from '#bots/levels.ts';
import { LANGUAGES, type Options } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import { figuresOf } from '#games/figures.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../app/language.ts';
import { LevelRow } from '../bots/level-row.tsx';
import { type Sitter, tidyName } from '../store/create.ts';
import { faultOfName, LONGEST_NAME, nameFaults } from './parts/names.ts';
import { SeatFrame, SeatMoves } from './parts/seats.tsx';
import { withNames } from './parts/sitters.ts';
import { StampPicker } from './parts/stamp-picker.tsx';

interface Props {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly seat: number;
  readonly onChange: (sitters: readonly Sitter[]) => void;
  /** The seat has another place now. */
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** Everything about one seat: name, stamp, language or level, its place, and a way out. */
export function SeatDialog({ game, options, sitters, seat, onChange, onMove, onClose }: Props) {
  const sitter = sitters[seat]!;
  const levels = Object.keys(figuresOf(game));
  const fault = nameFaults(sitters.map(({ name }) => tidyName(name)))[seat];
  const replace = (part: Partial<Sitter>) => onChange(sitters.with(seat, { ...sitter, ...part }));
  const move = (to: number): void => {
    const others = sitters.toSpliced(seat, 1);
    onChange(others.toSpliced(to, 0, sitter));
    onMove(to);
  };
  const remove = (): void => {
    onChange(withNames(sitters.toSpliced(seat, 1)));
    onClose();
  };
  return (
    <SeatFrame title={t('setup.seat', { number: seat + 1 })} onClose={onClose}>
      <TextField
        label={t('setup.name')}
        value={sitter.name}
        hint={t('setup.name.most')}
        error={fault && faultOfName(fault, tidyName(sitter.name), seat)}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        onInput={(name) => replace({ name })}
      />
      <StampPicker
        value={sitter.stamp}
        isBot={sitter.kind === 'bot'}
        onChange={(stamp) => replace({ stamp })}
      />
      {sitter.kind === 'bot' && levels.length > 1 && (
        <LevelRow
          game={game}
          seats={sitters.length}
          options={options}
          level={botOf(levels, sitter.level)}
          levels={levels}
          onChange={(level) => replace({ level })}
        />
      )}
      {sitter.kind === 'person' && (
        <ChoiceRow
          label={t('settings.language')}
          detail={t('setup.language.detail')}
          value={sitter.language ?? 'device'}
          choices={[
            { value: 'device', label: t('setup.language.device') },
            ...LANGUAGES.map((value) => ({ value, label: nameOf(value) })),
          ]}
          onChange={(value) => replace({ language: value === 'device' ? undefined : value })}
        />
      )}
      {sitters.length > 1 && (
        <SeatMoves
          seat={seat}
          count={sitters.length}
          name={sitter.name}
          onMove={move}
          onRemove={remove}
        />
      )}
    </SeatFrame>
  );
}
