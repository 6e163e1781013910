import type { Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import { t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';
import type { Faced } from '../table/shown.ts';
import { wordsOf } from '../table/words.ts';
import { BigDice } from './big-dice.tsx';
import { BigDoor } from './big-door.tsx';
import { BigEnd } from './big-end.tsx';
import './big-match.css';
import { BigRace } from './big-race.tsx';
import './big-race.css';

interface Props extends Faced {
  readonly view: MatchView;
}

/** The match for a room: what lies on the table, whose turn it is, who leads or has won. */
export function BigMatch({ face, table, view }: Props) {
  const names = table.seats.map((sitter) => nameShown(sitter?.name ?? ''));
  const { position, next } = view;
  return (
    <main class="big-match">
      <div class="big-now">
        {next.for === 'nobody' ? (
          <BigEnd {...{ face, table, position, names }} />
        ) : (
          <>
            <p class="big-turn" role="status">
              <b>{wordsOf(face, names).tell(face.headline(position))}</b>
              {turnWords(view, names)}
            </p>
            <BigDice {...{ face, table, view }} />
            <BigTeam {...{ face, position, names }} />
          </>
        )}
        <BigDoor table={table} />
      </div>
      <BigRace {...{ face, table, view, names }} />
    </main>
  );
}

interface TeamProps {
  readonly face: Face;
  readonly position: unknown;
  readonly names: readonly string[];
}

/** What those who play together have reached, and how much time is left. */
function BigTeam({ face, position, names }: TeamProps) {
  const { Team } = face;
  if (!Team) return null;
  return (
    <div class="big-team">
      <Team position={position} seat={0} players={names} say={wordsOf(face, names).say} />
    </div>
  );
}

/** Before a roll the headline says who rolls. */
function turnWords({ next, decided }: MatchView, names: readonly string[]): string | undefined {
  if (next.for !== 'seats') return undefined;
  const waiting = next.seats.filter((seat) => !decided.includes(seat));
  return t('table.waitingFor', { names: waiting.map((seat) => names[seat]!) });
}
