import type { Face, TrayDie } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import { Die } from '#ui/die.tsx';
import type { StampName } from '#ui/stamps.ts';
import { say } from '../lobby/words.ts';
import '../table/film/film.css';
import type { Scene } from '../table/film/scenes.ts';
import { Thrown } from '../table/film/thrown.tsx';
import { wordsOf } from '../table/words.ts';

interface Props {
  readonly face: Face;
  readonly stamps: readonly (StampName | undefined)[];
  readonly view: MatchView;
  readonly scene: Scene | undefined;
}

/** What lies on the table, group by group, as large as there is room. */
export function BigDice({ face, stamps, view, scene }: Props) {
  const dice = face.tray(view.position);
  const words = wordsOf(face, []);
  if (dice.length === 0) {
    return (
      <div class="big-dice">
        <p>{say('screen.noDice')}</p>
      </div>
    );
  }
  const groups = grouped(dice);
  const most = Math.max(...groups.map(({ length }) => length));
  return (
    <section class="big-dice" aria-label={say('screen.dice')} data-many={most > 3 || undefined}>
      {groups.map((group, g) => (
        <div key={g}>
          {group.map(({ die, i }) => {
            const label = words.tell(face.dieName(die.word));
            const faces = scene?.kind === 'roll' ? scene.thrown.get(die.mark) : undefined;
            if (faces)
              return <Thrown key={i} {...{ face, die, faces, i, label }} count={dice.length} />;
            const taker = die.takenBy === undefined ? undefined : stamps[die.takenBy];
            return (
              <Die
                key={i}
                look={face.look(die.word)}
                label={label}
                state={taker ? 'taken' : 'rest'}
                takenBy={taker}
              />
            );
          })}
        </div>
      ))}
    </section>
  );
}

/** A single die of a third group is next to the second, where there is room. */
function grouped(dice: readonly TrayDie[]) {
  const groups = Map.groupBy(
    dice.map((die, i) => ({ die, i })),
    ({ die }) => Math.min(die.group, 1),
  );
  return [...groups.values()];
}
