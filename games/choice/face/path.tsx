import './path.css';
import { useRef } from 'preact/hooks';
import type { Say } from '#engine/text.ts';
import { bitsOf } from '#kits/bits.ts';
import type { BoxState } from '#ui/box.tsx';
import { isOff } from '#ui/marks.ts';
import { Ring as PenRing } from '#ui/ring.tsx';
import { useRoving } from '#ui/roving.ts';
import { isMark } from '../moves.ts';
import type { Area } from '../position.ts';
import { lastMark } from '../position.ts';
import { NEIGHBOURS } from '../sheets.ts';
import { NUMBER_BOXES, pointOf, RING_BOXES } from './geometry.ts';
import { boxMark, boxOf, numberOf } from './marks.ts';
import type { PartProps } from './ring.tsx';
import { isChosen, openness, stateOf } from './ring.tsx';

/** How much of the way between two numbers is left free for each of them. */
const NUMBER_ROOM = 0.33;

/** The 13 numbers in their honeycomb, with the line through those that are marked. */
export function Path({ area, marks, say, onTap }: PartProps) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { onPick: (mark) => onTap?.(mark) });
  const chosen = [...marks.pencilled, ...marks.sealed];
  const added = chosen.map((mark) => boxOf(area, mark)).filter(isMark);
  const line = [...area.line, ...added];
  return (
    <div class="choice-path">
      <div class="choice-path-room">
        <div class="choice-comb">
          <ul ref={list} aria-label={say('path.name')}>
            {Array.from({ length: NUMBER_BOXES }, (_, i) => RING_BOXES + i).map((box) => {
              const mark = boxMark(area, box);
              const state = stateOf(marks, mark);
              const { x, y } = pointOf(box);
              return (
                <li key={mark} style={{ '--x': `${x}%`, '--y': `${y}%` }}>
                  <button
                    type="button"
                    data-mark={mark}
                    class={hexagonClass(area, box, state)}
                    aria-label={nameOf(say, area, box, state)}
                    aria-pressed={area.line.includes(box) || isChosen(state)}
                    aria-disabled={area.line.includes(box) || isOff(marks, mark)}
                    {...openness(state)}
                    onClick={() => onTap?.(mark)}
                  >
                    <b>{numberOf(area, box)}</b>
                    {line[0] === box && <PenRing drawn={marks.fresh.has(mark)} />}
                  </button>
                </li>
              );
            })}
          </ul>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <g>
              {line.slice(1).map((box, i) => (
                <path
                  key={`${line[i]}-${box}`}
                  class={strokeClass(
                    i + 1 >= area.line.length,
                    marks.fresh.has(boxMark(area, box)),
                  )}
                  d={segment(line[i]!, box)}
                />
              ))}
            </g>
          </svg>
        </div>
      </div>
    </div>
  );
}

function strokeClass(isPencil: boolean, isFresh: boolean): string {
  if (isPencil) return 'pencil';
  return isFresh ? 'ink fresh' : 'ink';
}

/** From the rim of one number to the rim of the next. */
function segment(from: number, to: number): string {
  const [one, other] = [pointOf(from), pointOf(to)];
  const at = (part: number) =>
    `${one.x + (other.x - one.x) * part} ${one.y + (other.y - one.y) * part}`;
  return `M${at(NUMBER_ROOM)}L${at(1 - NUMBER_ROOM)}`;
}

function hexagonClass(area: Area, box: number, state: BoxState | undefined): string {
  const names = ['hexagon'];
  if (area.line.includes(box)) names.push('marked');
  if (area.line.length > 0 && box === lastMark(area)) names.push('last');
  if (state && (state === 'refused' || !area.line.includes(box))) names.push(state);
  return names.join(' ');
}

function nameOf(say: Say, area: Area, box: number, state: BoxState | undefined): string {
  const number = numberOf(area, box);
  const place = area.line.indexOf(box) + 1;
  const beside = bitsOf(NEIGHBOURS[box]!).map((each) => numberOf(area, each));
  if (place > 0) {
    return say(box === lastMark(area) ? 'path.last' : 'path.marked', { number, place, beside });
  }
  if (isChosen(state)) return say(`path.${state}`, { number, beside });
  return say(state === 'open' || state === 'near' ? 'path.open' : 'path.free', { number, beside });
}
