import type { Seat } from '#engine/contract.ts';
import type { Prompt, Saying } from '#games/face.ts';
import { crossingPrompt } from '#kits/grid/face/prompt.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import type { Position } from '../position.ts';
import { POINTS } from '../score.ts';
import type { Action } from '../special.ts';
import { SPECIAL, takesSpecial } from './special.ts';

const NOTHING: Saying = { key: 'prompt.noneButton' };

const PROMPTS: Readonly<Record<Action, readonly [title: string, detail: string]>> = {
  heart: ['special.heart', 'special.heartDetail'],
  bomb: ['special.bomb', 'special.bombDetail'],
  stars: ['special.stars', 'special.starsDetail'],
  line: ['special.line', 'special.lineDetail'],
  block: ['special.block', 'special.blockDetail'],
};

export function prompt(position: Position, seat: Seat, pencil: Pencil): Prompt {
  if (position.phase === 'bonus') return bonusPrompt(pencil);
  if (takesSpecial(pencil)) return specialPrompt(position, pencil);
  const { boxes, dice } = pencil.picks;
  if (boxes.length + dice.length > 0) return crossingPrompt(position, seat, pencil, POINTS);
  return openPrompt(position, seat, pencil);
}

/** Nothing is chosen yet: what plain dice can do, or else what the special die can. */
function openPrompt(position: Position, seat: Seat, pencil: Pencil): Prompt {
  const plain = pencil.kept.filter(({ dice }) => !dice.includes(SPECIAL));
  if (plain.length === 0 && pencil.kept.length > 0) {
    return {
      title: { key: 'special.only' },
      detail: { key: 'special.onlyDetail' },
      button: NOTHING,
    };
  }
  const said = crossingPrompt(position, seat, { ...pencil, kept: plain }, POINTS);
  if (!position.specialTaken || position.active === seat) return said;
  return { detail: { key: 'special.took', args: { seat: position.active } }, ...said };
}

function specialPrompt({ special }: Position, pencil: Pencil): Prompt {
  const [title, detail] = PROMPTS[special!];
  const box = leanedOn(pencil);
  return {
    title: { key: title },
    detail: box === undefined ? { key: detail } : { key: 'special.leans', args: { box } },
    button: specialButton(pencil),
  };
}

/** P7, P8: a box that is crossed with the others, since one of them touches nothing else. */
function leanedOn({ picks, kept, ready }: Pencil): Mark | undefined {
  if (ready || picks.boxes.length === 0) return undefined;
  return fewest(kept).find((box) => !picks.boxes.includes(box));
}

/** The boxes of the smallest choice that is left. */
function fewest(kept: readonly Option[]): readonly Mark[] {
  return kept
    .map(({ boxes }) => boxes)
    .reduce((one, other) => (other.length < one.length ? other : one), kept[0]?.boxes ?? []);
}

/** A bomb that a row gave. */
function bonusPrompt(pencil: Pencil): Prompt {
  const count = pencil.picks.boxes.length;
  return {
    title: { key: 'bonusBomb.title' },
    detail: { key: 'bonusBomb.detail' },
    button: count === 0 ? NOTHING : { key: 'prompt.cross', args: { count } },
  };
}

function specialButton({ picks, kept, ready }: Pencil): Saying {
  const done = picks.boxes.length;
  if (!ready) {
    const number = fewest(kept).length;
    return done === 0 ? NOTHING : { key: 'prompt.countButton', args: { done, number } };
  }
  return done === 0 ? { key: 'special.circle' } : { key: 'special.cross', args: { count: done } };
}
