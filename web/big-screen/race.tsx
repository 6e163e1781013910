import { useMemo } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { BigFace, Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { Thinking } from '#ui/thinking.tsx';
import { t } from '../app/language.ts';
import { stampOf } from '../lobby/lobby-seats.tsx';
import { say } from '../lobby/words.ts';
import { chairOf } from '../online/chair.ts';
import { pointsNow, printed } from '../table/points.ts';
import type { Words } from '../table/words.ts';
import type { Watched } from './film.tsx';
import { freshOf } from './news.tsx';
import { placesOf, type SeatState, stateOf } from './state.ts';

interface Props {
  readonly face: Face;
  readonly big: BigFace;
  readonly table: TableInfo;
  readonly view: MatchView;
  readonly names: readonly string[];
  readonly words: Words;
  readonly watched: Watched | undefined;
}

/** Everybody side by side: what they are at, their points, their sheet. */
export function BigRace(props: Props) {
  const { face, big, table, view } = props;
  const isOver = view.next.for === 'nobody';
  const scores = face.game.scores(view.position);
  const points = table.seats.map((_, seat) =>
    isOver ? scores[seat]!.total : pointsNow(face, view.position, seat),
  );
  const places = isOver && !isCutShort(props) ? placesOf(points, winnersOf(props)) : undefined;
  const order = [...points.keys()];
  if (places) order.sort((one, other) => places[one]! - places[other]!);
  const { columns, name } = big.layout(order.length);
  const rows = Math.ceil(order.length / columns);
  return (
    <ol
      class="big-race"
      aria-label={say('screen.race')}
      data-name={name}
      data-columns={columns}
      data-rows={rows}
      style={{ '--columns': columns, '--rows': rows }}
    >
      {order.map((seat) => (
        <BigSeat key={seat} {...props} seat={seat} points={points[seat]!} places={places} />
      ))}
    </ol>
  );
}

interface SeatProps extends Props {
  readonly seat: Seat;
  readonly points: number;
  readonly places: readonly number[] | undefined;
}

function BigSeat(props: SeatProps) {
  const { table, names, seat, points, places, watched } = props;
  const sitter = table.seats[seat];
  const writers = table.seats.map((each) => (each ? chairOf(each) : { kind: 'person' as const }));
  const scene = watched?.scene;
  const isShown = scene?.kind === 'turn' && scene.deeds.some((deed) => deed.seat === seat);
  return (
    <li
      data-frame={frameOf(props)}
      data-pen={penOf(writers, seat)}
      data-turn={isShown || undefined}
    >
      <header class="big-name">
        {sitter && <Stamp name={stampOf(sitter)} mine={frameOf(props) === 'rolled'} />}
        <b title={names[seat]}>{names[seat]}</b>
        <small>
          {places && placeOf(props, places)}
          {props.view.next.for !== 'nobody' && <State {...props} />}
        </small>
        <span class="big-points">
          <b class="figures">{printed(points)}</b> {t('table.points', { count: points })}
        </span>
        <BigSheet {...props} part="Misses" />
      </header>
      <BigSheet {...props} part="Sheet" />
    </li>
  );
}

/** A picture: screen readers get its content at the players’ own tables. */
function BigSheet({ face, big, view, words, seat, watched, part }: SeatProps & SheetPart) {
  const Part = big[part];
  const news = watched?.news;
  const fresh = useMemo(() => (news ? freshOf(face, news, seat) : []), [face, news, seat]);
  return (
    Part && (
      <div class={part === 'Sheet' ? 'big-sheet' : 'big-miss'} aria-hidden="true" inert>
        <Part position={view.position} seat={seat} say={words.say} fresh={fresh} />
      </div>
    )
  );
}

interface SheetPart {
  readonly part: 'Sheet' | 'Misses';
}

const ICONS: Partial<Record<SeatState, IconName>> = {
  done: 'check',
  waiting: 'clock',
  away: 'clock',
  looking: 'clock',
  stoodIn: 'bot',
  left: 'bot',
};

function State(props: SeatProps) {
  const state = seatState(props);
  const icon = ICONS[state];
  return (
    <>
      {state === 'thinking' && <Thinking />}
      {icon && <Icon name={icon} small />}
      {t(`table.state.${state}`)}
    </>
  );
}

function seatState({ face, table, view, seat }: SeatProps): SeatState {
  return stateOf(view, face.game.active(view.position), seat, table.seats[seat]);
}

/** A thick frame for the roller or winner, a thin one for those the table waits for. */
function frameOf(props: SeatProps): 'rolled' | 'waited' | undefined {
  const { face, view, seat } = props;
  if (view.next.for === 'nobody') return winnersOf(props).includes(seat) ? 'rolled' : undefined;
  if (seat === face.game.active(view.position)) return 'rolled';
  return view.next.for === 'seats' && !view.decided.includes(seat) && view.next.seats.includes(seat)
    ? 'waited'
    : undefined;
}

/** A team has no places among its own. */
function placeOf(props: SeatProps, places: readonly number[]) {
  if (props.face.game.isTeam || places.length === 1) return undefined;
  return winnersOf(props).includes(props.seat)
    ? say('screen.won')
    : t('end.nth', { place: places[props.seat]! });
}

/** A match that people have agreed to end has no winner. */
function winnersOf(props: Pick<Props, 'face' | 'view'>): readonly Seat[] {
  return isCutShort(props) ? [] : props.face.game.winners(props.view.position);
}

function isCutShort({ face, view }: Pick<Props, 'face' | 'view'>): boolean {
  return view.next.for === 'nobody' && face.game.next(view.position).for !== 'nobody';
}
