import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Die } from '#ui/die.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { Thinking } from '#ui/thinking.tsx';
import { t } from '../app/language.ts';
import { pointsNow, printed } from '../table/points.ts';
import { wordsOf } from '../table/words.ts';
import { stampOf } from './lobby-seats.tsx';
import { say } from './words.ts';

interface Props {
  readonly face: Face;
  readonly table: TableInfo;
  readonly view: MatchView;
}

/** The match for a room: what lies on the table, whose turn it is, who leads. */
export function BigMatch({ face, table, view }: Props) {
  const { position, next, decided } = view;
  const names = table.seats.map((sitter) => sitter?.name ?? '');
  const words = wordsOf(face, names);
  const best = Math.max(...names.map((_, seat) => pointsNow(face, position, seat)));
  return (
    <main class="big-match">
      <p class="big-turn" role="status">
        <b>{words.tell(face.headline(position))}</b>
        {turnWords(view, names)}
      </p>
      <Dice face={face} table={table} view={view} />
      <ol class="big-race" aria-label={say('screen.race')}>
        {table.seats.map((sitter, seat) => {
          const points = pointsNow(face, position, seat);
          const isThinking =
            next.for === 'seats' && next.seats.includes(seat) && !decided.includes(seat);
          return (
            <li key={seat} data-active={isActive(face, view, seat)}>
              {sitter && <Stamp name={stampOf(sitter)} />}
              <span class="big-name">
                <b>{names[seat]}</b>
                <small>
                  {sitter?.kind === 'person' && sitter.isStoodIn
                    ? say('screen.standsIn')
                    : say(`screen.${stateOf(face, view, seat)}`)}
                  {isThinking && <Thinking />}
                </small>
              </span>
              <span class="big-points">
                <b>{printed(points)}</b> {t('table.points', { count: points })}
              </span>
              <span class="big-lane" aria-hidden="true">
                <i style={{ '--run': runOf(points, best) }} />
              </span>
              <span class="big-map" aria-hidden="true">
                <face.Map position={position} seat={seat} />
              </span>
            </li>
          );
        })}
      </ol>
    </main>
  );
}

function Dice({ face, table, view }: Props) {
  const dice = face.tray(view.position);
  const words = wordsOf(face, []);
  const rolls = view.entries.filter(({ kind }) => kind === 'roll').length;
  if (dice.length === 0) return <p class="big-dice">{say('screen.noDice')}</p>;
  return (
    <section class="big-dice" aria-label={say('screen.dice')}>
      {dice.map((die, i) => {
        const taker = die.takenBy === undefined ? undefined : table.seats[die.takenBy];
        return (
          <Die
            key={i}
            look={face.look(die.word)}
            label={words.tell(face.dieName(die.word))}
            state={taker ? 'taken' : 'rest'}
            takenBy={taker && stampOf(taker)}
            rolled={rolls}
            nth={i}
          />
        );
      })}
    </section>
  );
}

function turnWords({ next, decided }: MatchView, names: readonly string[]) {
  if (next.for === 'nobody') return t('table.over');
  // Before a roll the headline says who rolls.
  if (next.for === 'dice') return undefined;
  const waiting = next.seats.filter((seat) => !decided.includes(seat));
  return t('table.waitingFor', { names: waiting.map((seat) => names[seat]!) });
}

/** How far somebody has come beside whoever leads, from 0 to 1. */
function runOf(points: number, best: number): number {
  return best <= 0 ? 0 : Math.max(0, points / best);
}

function stateOf(face: Face, { next, position, decided }: MatchView, seat: Seat) {
  if (next.for === 'nobody') return face.game.winners(position).includes(seat) ? 'won' : 'done';
  if (next.for === 'dice') return seat === face.game.active(position) ? 'rolling' : 'done';
  return next.seats.includes(seat) && !decided.includes(seat) ? 'thinking' : 'done';
}

function isActive(face: Face, view: MatchView, seat: Seat): boolean {
  const state = stateOf(face, view, seat);
  return state === 'thinking' || state === 'rolling' || state === 'won';
}
