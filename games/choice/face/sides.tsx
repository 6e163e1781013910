import './sides.css';
import type { ComponentChildren } from 'preact';
import type { Say } from '#engine/text.ts';
import type { SheetProps } from '#games/face.ts';
import { Icon } from '#ui/icon.tsx';
import type { Area, Position } from '../position.ts';
import { MISSES } from '../position.ts';
import { colourPoints, numberPoints } from '../score.ts';
import { CLOSE_MARK, missMark } from './marks.ts';

interface Props extends SheetProps<Position> {
  readonly areas: readonly Area[];
  /** Which of them is being looked at. */
  readonly at: number;
  readonly onLook: (at: number) => void;
  readonly children: ComponentChildren;
}

/** Both sides of the sheet, what they brought, their misses, and the way to the second. */
export function Sides(props: Props) {
  const { position, seat, areas, at, onLook, say } = props;
  const current = position.sheets[seat]!.length - 1;
  return (
    <div class="choice-sides">
      {areas.map((area, i) => (
        <div key={area.side} class={i === at ? 'choice-side looked-at' : 'choice-side'}>
          <button type="button" aria-pressed={i === at} onClick={() => onLook(i)}>
            <span class="side-name">{say('side.name', { side: area.side + 1 })}</span>
            <small>{stateText(say, area, i - current)}</small>
          </button>
          {i < current && <b class="side-points">{pointsOf(area)}</b>}
          {i === current && <Misses {...props} area={area} />}
          <TurnButton {...props} isOther={i > current} isSecond={i === 1 && i === current} />
        </div>
      ))}
      {props.children}
    </div>
  );
}

/** `when` is below 0 for a side that is closed, above 0 for one not begun. */
function stateText(say: Say, area: Area, when: number): string {
  if (when < 0) return say('side.closed');
  return when > 0 ? say('side.later') : say('side.now', { points: pointsOf(area) });
}

function pointsOf(area: Area): number {
  return colourPoints(area) + numberPoints(area);
}

interface TurnProps extends SheetProps<Position> {
  readonly isOther: boolean;
  readonly isSecond: boolean;
}

/** T9: gives up the first side; on a pad it also turns back what was turned too early. */
function TurnButton(props: TurnProps) {
  const { position, marks, say, isPad, onTap, isOther, isSecond, seat } = props;
  if (onTap === undefined || !(isPad || marks.choosable)) return null;
  const second = position.sheets[seat]![1];
  const isBlank = second?.taken === 0 && second.misses === 0;
  const canTurn = isOther && (isPad || position.phase === 'use');
  const canTurnBack = isPad && isSecond && isBlank;
  if (!canTurn && !canTurnBack) return null;
  const isChosen = marks.pencilled.has(CLOSE_MARK);
  const label = canTurnBack ? say('side.turnBack') : say('side.turnName');
  return (
    <button
      type="button"
      class="side-turn"
      data-mark={CLOSE_MARK}
      aria-pressed={isPad ? undefined : isChosen}
      aria-label={label}
      onClick={() => onTap(CLOSE_MARK)}
    >
      <Icon name={canTurnBack ? 'undo' : 'flip'} small />
      {!canTurnBack && <span>{say('side.turn')}</span>}
    </button>
  );
}

interface MissProps extends SheetProps<Position> {
  readonly area: Area;
}

function Misses({ area, marks, say, isPad, onTap }: MissProps) {
  const misses = Array.from({ length: MISSES }, (_, i) => ({
    mark: missMark(i),
    isCrossed: i < area.misses,
  }));
  const label = say('misses.name', { count: area.misses });
  if (isPad && onTap) {
    return (
      <fieldset class="side-misses">
        <legend class="for-readers">{label}</legend>
        {misses.map(({ mark, isCrossed }, i) => (
          <button
            key={mark}
            type="button"
            data-mark={mark}
            class={isCrossed ? 'miss crossed' : 'miss'}
            aria-pressed={isCrossed}
            aria-label={say('misses.one', { count: i + 1 })}
            onClick={() => onTap(mark)}
          />
        ))}
      </fieldset>
    );
  }
  return (
    <span class="side-misses" role="img" aria-label={label}>
      {misses.map(({ mark, isCrossed }) => (
        <i key={mark} class={missClass(isCrossed, marks.fresh.has(mark))} />
      ))}
    </span>
  );
}

function missClass(isCrossed: boolean, isFresh: boolean): string {
  if (!isCrossed) return 'miss';
  return isFresh ? 'miss crossed fresh' : 'miss crossed';
}
