import { useRef } from 'preact/hooks';
import type { Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Die } from '#ui/die.tsx';
import { rollsIn, type Seen, useTumble } from '../table/tumble.ts';
import { wordsOf } from '../table/words.ts';
import { stampOf } from './lobby-seats.tsx';
import { say } from './words.ts';

interface Props {
  readonly face: Face;
  readonly table: TableInfo;
  readonly view: MatchView;
}

/** What lies on the table, as large as there is room. */
export function BigDice({ face, table, view }: Props) {
  const dice = face.tray(view.position);
  const words = wordsOf(face, []);
  const rolls = rollsIn(view.entries);
  const seen = useRef<Seen>({ rolls });
  const rolled = useTumble(rolls, seen.current);
  if (dice.length === 0) {
    return (
      <div class="big-dice">
        <p>{say('screen.noDice')}</p>
      </div>
    );
  }
  return (
    <section class="big-dice" aria-label={say('screen.dice')}>
      <div style={{ '--dice': dice.length, '--half': Math.ceil(dice.length / 2) }}>
        {dice.map((die, i) => {
          const taker = die.takenBy === undefined ? undefined : table.seats[die.takenBy];
          return (
            <Die
              key={i}
              look={face.look(die.word)}
              label={words.tell(face.dieName(die.word))}
              state={taker ? 'taken' : 'rest'}
              takenBy={taker && stampOf(taker)}
              rolled={rolled}
              nth={i}
            />
          );
        })}
      </div>
    </section>
  );
}
