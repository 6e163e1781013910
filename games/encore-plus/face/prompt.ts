import type { Seat } from '#engine/contract.ts';
import type { Cost, Prompt, Saying } from '#games/face.ts';
import { crossingCost, crossingPrompt } from '#kits/grid/face/prompt.ts';
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

/** What a box costs that no plain dice reach: jokers, or the special die. */
export function cost(position: Position, seat: Seat, box: Mark, dear: readonly Mark[]): Cost {
  if (!dear.includes(SPECIAL)) return crossingCost(position, seat, box, dear);
  return {
    title: { key: 'cost.special', args: { box } },
    detail: { key: 'cost.specialsLeft', args: { count: position.specials[seat]! } },
    action: { key: 'cost.useSpecial' },
  };
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
  const costly = costlyIn(pencil);
  const usual = crossingPrompt(position, seat, { ...pencil, kept: plain, costly }, POINTS);
  const isShort = usual.detail?.key === 'prompt.costly' && plain.length < pencil.kept.length;
  const said = isShort ? { ...usual, detail: { key: 'special.costly' } } : usual;
  if (!position.specialTaken || position.active === seat) return said;
  return { detail: { key: 'special.took', args: { seat: position.active } }, ...said };
}

/** The boxes that are pointed at as costly: a bomb reaches them all. */
function costlyIn({ kept, open }: Pencil): ReadonlySet<Mark> {
  const told = kept.filter(({ isAnywhere }) => !isAnywhere).flatMap(({ boxes }) => boxes);
  return new Set(told.filter((box) => !open.has(box)));
}

function specialPrompt({ special }: Position, pencil: Pencil): Prompt {
  const [title, detail] = PROMPTS[special!];
  return {
    title: { key: title },
    detail: (special === 'block' ? restOf(pencil) : leansOn(pencil)) ?? { key: detail },
    button: specialButton(pencil),
  };
}

/** P9: a block is crossed whole. */
function restOf({ rest, picks }: Pencil): Saying | undefined {
  if (rest.length === 0 || picks.boxes.length === 0) return undefined;
  return { key: 'special.rest', args: { boxes: rest, count: rest.length } };
}

/** P7, P8: a box that is crossed with the others, since one of them touches nothing else. */
function leansOn({ picks, kept, ready }: Pencil): Saying | undefined {
  if (ready || picks.boxes.length === 0) return undefined;
  const box = fewest(kept).find((each) => !picks.boxes.includes(each));
  return box === undefined ? undefined : { key: 'special.leans', args: { box } };
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
