import { useMemo } from 'preact/hooks';
import type { BigFace, Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import { stampOf } from '../lobby/lobby-seats.tsx';
import type { Connection } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import type { Faced } from '../table/shown.ts';
import { wordsOf } from '../table/words.ts';
import { BigCall } from './call.tsx';
import { BigDice } from './dice.tsx';
import { BigDoor } from './door.tsx';
import { BigEnd } from './end.tsx';
import { useWatched } from './film.tsx';
import { BigNews } from './news.tsx';
import { BigRace } from './race.tsx';
import { BigTurn } from './turn.tsx';
import './match.css';
import './race.css';

interface Props extends Faced {
  readonly connection: Connection;
  readonly view: MatchView;
  readonly big: BigFace;
}

/** The match for a room: what lies on the table, whose turn it is, and everybody's sheet. */
export function BigMatch({ connection, view, big, ...shown }: Props) {
  const { face, table } = shown;
  const watched = useWatched(connection, shown);
  const names = table.seats.map((sitter) => nameShown(sitter?.name ?? ''));
  const words = useMemo(() => wordsOf(face, names), [face, names.join('\n')]);
  const stamps = table.seats.map((sitter) => sitter && stampOf(sitter));
  const { position, next } = view;
  return (
    <main class="big-match">
      <div class="big-now">
        {next.for === 'nobody' ? (
          <BigEnd {...{ face, table, position, names }} />
        ) : (
          <>
            <BigTurn {...{ face, words, view, table, names, stamps }} />
            <BigDice {...{ face, stamps, view }} scene={watched?.scene} />
            <BigTeam {...{ face, position, names }} />
            {watched && <BigNews {...{ face, words, stamps }} news={watched.news} />}
          </>
        )}
        <BigDoor table={table} />
        {watched && <BigCall table={watched.table} />}
      </div>
      <BigRace {...{ face, big, table, view, names, words, watched }} />
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
