import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Stamp } from '#ui/stamp.tsx';
import { Thinking } from '#ui/thinking.tsx';
import { t } from '../app/language.ts';
import { pointsNow, printed } from '../table/points.ts';
import { placesOf, type SeatState, stateOf } from './big-state.ts';
import { stampOf } from './lobby-seats.tsx';
import { say } from './words.ts';

interface Props {
  readonly face: Face;
  readonly table: TableInfo;
  readonly view: MatchView;
  readonly names: readonly string[];
}

/** Everybody side by side: what they are at, how far they have come, their sheet. */
export function BigRace(props: Props) {
  const { face, table, view, names } = props;
  const points = table.seats.map((_, seat) => pointsNow(face, view.position, seat));
  const places = view.next.for === 'nobody' ? placesOf(points, winnersOf(props)) : undefined;
  const order = [...points.keys()];
  if (places) order.sort((one, other) => places[one]! - places[other]!);
  return (
    <ol class="big-race" aria-label={say('screen.race')}>
      {order.map((seat) => {
        const sitter = table.seats[seat];
        return (
          <li key={seat} data-active={isActive(props, seat)}>
            <div class="big-card">
              {sitter && <Stamp name={stampOf(sitter)} />}
              <span class="big-name">
                <b title={names[seat]}>{names[seat]}</b>
                <small>
                  {places ? placeOf(props, seat, places) : <State {...props} seat={seat} />}
                </small>
              </span>
              <span class="big-points">
                <b>{printed(points[seat]!)}</b> {t('table.points', { count: points[seat]! })}
              </span>
              <span class="big-lane" aria-hidden="true">
                <i style={{ '--run': runOf(points[seat]!, Math.max(...points)) }} />
              </span>
              <span class="big-map" aria-hidden="true">
                <face.Map position={view.position} seat={seat} />
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const ICONS: Partial<Record<SeatState, IconName>> = {
  done: 'check',
  waiting: 'clock',
  away: 'clock',
  stoodIn: 'bot',
};

function State(props: Props & { readonly seat: Seat }) {
  const state = seatState(props, props.seat);
  const icon = ICONS[state];
  return (
    <>
      {state === 'thinking' && <Thinking />}
      {icon && <Icon name={icon} small />}
      {t(`table.state.${state}`)}
    </>
  );
}

function seatState({ face, table, view }: Props, seat: Seat): SeatState {
  return stateOf(view, face.game.active(view.position), seat, table.seats[seat]);
}

/** A team has no places among its own. */
function placeOf(props: Props, seat: Seat, places: readonly number[]) {
  if (props.face.game.isTeam || places.length === 1) return undefined;
  return winnersOf(props).includes(seat)
    ? say('screen.won')
    : t('end.nth', { place: places[seat]! });
}

function winnersOf({ face, view }: Props): readonly Seat[] {
  return face.game.winners(view.position);
}

function isActive(props: Props, seat: Seat): boolean {
  if (props.view.next.for === 'nobody') return winnersOf(props).includes(seat);
  const state = seatState(props, seat);
  return state === 'thinking' || state === 'rolling';
}

/** How far somebody has come beside whoever leads, from 0 to 1. */
function runOf(points: number, best: number): number {
  return best <= 0 ? 0 : Math.max(0, points / best);
}
