import './level-pick.css';
import { Icon } from '#ui/icon.tsx';
import { levelName, sayBot } from './words.ts';

interface Props {
  readonly name: string;
  readonly level: string;
  readonly levels: readonly string[];
  readonly onChange: (level: string) => void;
}

/** The level of one bot, next to its name. */
export function LevelPick({ name, level, levels, onChange }: Props) {
  return (
    <span class="choice-list level-pick">
      <select
        aria-label={sayBot('level.of', { name })}
        value={level}
        onChange={({ currentTarget }) => onChange(levels[currentTarget.selectedIndex]!)}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {levelName(each)}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  );
}
