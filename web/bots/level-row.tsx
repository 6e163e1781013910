import type { Options } from '#engine/contract.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { levelDetail, levelName, sayBot } from './words.ts';

interface Props {
  readonly game: string;
  /** How many sit at the table. */
  readonly seats: number;
  /** What was chosen for it. */
  readonly options: Options;
  readonly level: string;
  /** What there is to choose from. */
  readonly levels: readonly string[];
  readonly onChange: (level: string) => void;
}

/** How a bot plays: a name, its temper, and how strong it was found to be. */
export function LevelRow({ game, seats, options, level, levels, onChange }: Props) {
  // A bot of an old table stays what it is until somebody wants another.
  const all = levels.includes(level) ? levels : [level, ...levels];
  return (
    <ChoiceRow
      label={sayBot('level.title')}
      detail={levelDetail({ game, seats, options }, level)}
      value={level}
      choices={all.map((value) => ({ value, label: levelName(value) }))}
      onChange={onChange}
    />
  );
}
