import type { Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Stamp } from '#ui/stamp.tsx';
import type { StampName } from '#ui/stamps.ts';
import { t } from '../app/language.ts';
import { say } from '../lobby/words.ts';
import type { Words } from '../table/words.ts';

interface Props {
  readonly face: Face;
  readonly words: Words;
  readonly view: MatchView;
  readonly table: TableInfo;
  readonly names: readonly string[];
  readonly stamps: readonly (StampName | undefined)[];
}

/** Whose turn it is, and who everybody waits for. */
export function BigTurn({ face, words, view, table, names, stamps }: Props) {
  const { position } = view;
  // “Roll 14 · Mia rolled”: what is said first is worth fewer of the large letters.
  const [last, ...first] = words.tell(face.headline(position)).split(' · ').reverse();
  const waiting = votersOf(table, names) ?? waitingWords(view, names);
  const stamp = stamps[face.game.active(position)];
  return (
    <div class="big-turn" role="status">
      {stamp && <Stamp name={stamp} mine />}
      <p>
        {first.length > 0 && <small>{first.join(' · ')}</small>}
        <b>{last}</b>
      </p>
      {waiting && <p>{waiting}</p>}
    </div>
  );
}

/** While people are asked whether to end here, everybody waits for their answers. */
function votersOf({ ending, seats }: TableInfo, names: readonly string[]): string | undefined {
  if (!ending) return undefined;
  const asked = [...seats.keys()].filter((seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'person' && sitter.isHere && !ending.agreed.includes(seat);
  });
  const about = say('screen.ending', { name: names[ending.by]! });
  if (asked.length === 0) return about;
  return `${about} ${t('table.waitingFor', { names: asked.map((seat) => names[seat]!) })}`;
}

/** Before a roll the headline says who rolls. */
function waitingWords({ next, decided }: MatchView, names: readonly string[]): string | undefined {
  if (next.for !== 'seats') return undefined;
  const waiting = next.seats.filter((seat) => !decided.includes(seat));
  return t('table.waitingFor', { names: waiting.map((seat) => names[seat]!) });
}
