import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { stampOf } from '../lobby/lobby-seats.tsx';
import { headingOf } from '../screens/end-heading.ts';
import { wordsOf } from '../table/words.ts';

interface Props {
  readonly face: Face;
  readonly table: TableInfo;
  readonly position: unknown;
  readonly names: readonly string[];
}

/** Who has won, in place of turn and dice. */
export function BigEnd({ face, table, position, names }: Props) {
  const { game } = face;
  const words = wordsOf(face, names);
  const winners = game.winners(position);
  return (
    <section class="big-end" role="status">
      <span class="big-crown">
        {winners.length > 0 && <Icon name="crown" />}
        {winners.map((seat) => {
          const sitter = table.seats[seat];
          return sitter && <Stamp key={seat} name={stampOf(sitter)} mine />;
        })}
      </span>
      <h2>{headingOf({ game, position, players: names }, undefined)}</h2>
      {(game.report?.(position) ?? []).map(words.note).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
