import './ring.css';
import { useRef } from 'preact/hooks';
import type { Say } from '#engine/text.ts';
import type { BoxState } from '#ui/box.tsx';
import { boxClass, Print } from '#ui/box.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import { isOff } from '#ui/marks.ts';
import { useRoving } from '#ui/roving.ts';
import type { Area } from '../position.ts';
import { RING_CELLS } from './geometry.ts';
import { boxMark, COLOUR_KEYS, colourOf } from './marks.ts';

/** What the two parts of an area need to be drawn. */
export interface PartProps {
  readonly area: Area;
  readonly marks: Marks;
  readonly say: Say;
  readonly onTap: ((mark: Mark) => void) | undefined;
}

/** The 16 coloured boxes, in a circle. */
export function Ring({ area, marks, say, onTap }: PartProps) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { onPick: (mark) => onTap?.(mark) });
  return (
    <ul class="choice-ring" ref={list} aria-label={say('ring.name')}>
      {RING_CELLS.map(({ row, column }, box) => {
        const mark = boxMark(area, box);
        const isCrossed = (area.taken & (1 << box)) !== 0;
        const state = stateOf(marks, mark);
        return (
          <li key={mark} style={{ '--row': row, '--column': column }}>
            <button
              type="button"
              data-mark={mark}
              class={boxClass({
                colour: COLOUR_KEYS[colourOf(area, box)]!,
                crossed: isCrossed,
                state: isCrossed && state !== 'refused' ? undefined : state,
                fresh: marks.fresh.has(mark),
              })}
              aria-label={nameOf(say, area, box, isCrossed, state)}
              aria-pressed={isCrossed || isChosen(state)}
              aria-disabled={isCrossed || isOff(marks, mark)}
              {...openness(state)}
              onClick={() => onTap?.(mark)}
            >
              <Print />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The strongest of what is to be seen on a box. */
export function stateOf(marks: Marks, mark: Mark): BoxState | undefined {
  if (marks.refused === mark) return 'refused';
  if (marks.pencilled.has(mark)) return 'pencilled';
  if (marks.sealed.has(mark)) return 'sealed';
  if (marks.shown.has(mark)) return 'shown';
  if (marks.open.has(mark)) return 'open';
  return marks.near.has(mark) ? 'near' : undefined;
}

/** In pencil, or confirmed and waiting for the others. */
export function isChosen(state: BoxState | undefined): state is 'pencilled' | 'sealed' {
  return state === 'pencilled' || state === 'sealed';
}

/** Page Up and Page Down go from one open box to the next. */
export function openness(state: BoxState | undefined): { 'data-open'?: '' } {
  return state === 'open' || state === 'near' ? { 'data-open': '' } : {};
}

function nameOf(
  say: Say,
  area: Area,
  box: number,
  isCrossed: boolean,
  state: BoxState | undefined,
): string {
  const args = { box: box + 1, colour: colourOf(area, box) };
  if (isCrossed) return say('ring.crossed', args);
  if (isChosen(state)) return say(`ring.${state}`, args);
  return say(state === 'open' || state === 'near' ? 'ring.open' : 'ring.free', args);
}
