import { speaker } from '#engine/text.ts';
import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';
import { speechOf } from '../app/faces.ts';
import { language } from '../app/language.ts';
import { chosenFrom, codeIn, openHeaders, valuesOf } from '../screens/setup-options.ts';

interface HeaderWords {
  readonly label: string;
  readonly value: string;
  /** Whether a table has it so when nobody has chosen anything. */
  readonly isUsual: boolean;
}

/** What was chosen of the game itself, such as its sheet or mission, in words. */
export function headerWords({ game }: Face, { options, seats }: TableInfo): readonly HeaderWords[] {
  const count = Math.max(seats.length, game.players.min);
  const tell = speaker(speechOf(game.id), [], language.value);
  const chosen = chosenFrom(game, options.options);
  return openHeaders(game, count).map((header) => {
    const inner = header.each ?? header;
    const values = valuesOf(header, count, chosen);
    const words = values.map(
      (value) => codeIn(inner, count, value) ?? tell(`option.${header.name}.${value}`),
    );
    return {
      label: tell(`option.${header.name}`, { count }),
      value: words.join(', '),
      isUsual: values.join() === valuesOf(header, count, {}).join(),
    };
  });
}
