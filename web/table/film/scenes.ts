import type { Seat } from '#engine/contract.ts';
import type { Face, TrayDie } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import { type Looker, lookerOf, type Moment, momentsIn, sideOf } from '../moments.ts';
import type { News } from '../table.ts';

/** What somebody else did, to be seen in the large: which dice, which boxes. */
export interface Deed {
  readonly seat: Seat;
  readonly text: string;
  readonly dice: readonly TrayDie[];
  readonly boxes: readonly Mark[];
  /** The position in which it was done. */
  readonly before: unknown;
  /** Whether a bot did it in their place. */
  readonly isByBot: boolean;
}

/** What people are shown before they act again. Lengths are in milliseconds at calm speed. */
export type Scene =
  | {
      readonly kind: 'roll';
      readonly lasts: number;
      /** The marks of the dice that were thrown, and the faces that run by on each. */
      readonly thrown: ReadonlyMap<Mark, readonly string[]>;
      /** Until they lie, all but the dice is as it was. */
      readonly before: unknown;
    }
  | {
      readonly kind: 'turn';
      readonly lasts: number;
      readonly deeds: readonly Deed[];
      readonly before: unknown;
      readonly after: unknown;
    }
  | {
      readonly kind: 'cheer';
      readonly lasts: number;
      readonly moment: Moment;
      readonly looker: Looker;
    };

/** All dice lie after 960 ms (`film.css`). */
const ROLL = 1030;
/** Until the pen writes, for each further box, and until the sheet has gone back. */
const [TO_FRONT, EACH_BOX, AND_BACK] = [480, 130, 770];
/** A great moment of one's own; a win may take its time, being second is short. */
const [CHEER, WIN, TOO] = [1400, 1600, 700];
/** However many boxes are crossed, people do not wait longer. */
const LONGEST = 1600;

/**
 * The scenes of the news for the holder of the device. A player who comes back after a while
 * has missed more than one act of the match: that is summarized, not shown.
 */
export function scenesOf(
  face: Face,
  news: News,
  after: unknown,
  holder: Seat | undefined,
  mine: readonly Seat[],
): readonly Scene[] {
  const { entries, before } = news;
  const rolls = entries.filter(({ kind }) => kind === 'roll');
  if (rolls.length > 0) {
    return entries.length === 1 ? [rollScene(face, before, after)] : [];
  }
  const deeds = entries.flatMap((entry) => {
    if (entry.kind !== 'move' || entry.seat === holder) return [];
    const boxes = face.inked(before, entry.seat, entry.text);
    const isByBot = news.byBot?.includes(entry.seat) ?? false;
    if (boxes.length === 0) return [];
    return [{ ...deedOf(face, before, entry.seat, entry.text, boxes), isByBot }];
  });
  const looker = lookerOf(holder, mine);
  const own = momentsIn(face, news, after, looker).find(
    (moment) => sideOf(moment, looker) !== 'theirs' || isWonHere(moment, mine),
  );
  const turn: Scene = { kind: 'turn', lasts: lengthOf(deeds), deeds, before, after };
  return [...(own ? [cheerScene(own, looker)] : []), ...(deeds.length > 0 ? [turn] : [])];
}

/** Round one device everybody sees the winner. */
function isWonHere({ kind, seats }: Moment, mine: readonly Seat[]): boolean {
  return kind === 'win' && seats.some((seat) => mine.includes(seat));
}

/** The picture of a great moment. */
export function cheerScene(moment: Moment, looker: Looker): Scene {
  const { isFirst, kind } = moment;
  const lasts = kind === 'win' ? WIN : isFirst ? CHEER : TOO;
  return { kind: 'cheer', lasts, moment, looker };
}

function rollScene(face: Face, before: unknown, after: unknown): Scene {
  const next = face.game.next(before);
  const lying = new Set(face.tray(before).map(({ mark }) => mark));
  const thrown = face.tray(after).filter(({ mark }) => !lying.has(mark));
  const kinds = next.for === 'dice' ? next.dice : [];
  const facesOf = ({ word }: TrayDie): readonly string[] =>
    kinds.find(({ faces }) => faces.includes(word))?.faces ?? [word];
  return {
    kind: 'roll',
    lasts: ROLL,
    thrown: new Map(thrown.map((die) => [die.mark, facesOf(die)])),
    before,
  };
}

function deedOf(
  face: Face,
  before: unknown,
  seat: Seat,
  text: string,
  boxes: readonly Mark[],
): Omit<Deed, 'isByBot'> {
  const paid = face.options(before, seat).find((option) => option.text === text)?.dice ?? [];
  const tray = face.tray(before);
  const dice = paid.flatMap((mark) => tray.find((die) => die.mark === mark) ?? []);
  return { seat, text, dice, boxes, before };
}

/** What somebody has missed as one scene: everybody's boxes together, with their last choice. */
export function joinTurns(missed: readonly Scene[], more: readonly Scene[]): readonly Scene[] {
  const all = [...missed, ...more];
  const turns = all.flatMap((scene) => (scene.kind === 'turn' ? [scene] : []));
  const last = turns.at(-1);
  if (!last) return all;
  const deeds = new Map<Seat, Deed>();
  for (const deed of turns.flatMap((turn) => turn.deeds)) {
    const boxes = [...(deeds.get(deed.seat)?.boxes ?? []), ...deed.boxes];
    deeds.set(deed.seat, { ...deed, boxes });
  }
  const joined = { ...last, deeds: [...deeds.values()] };
  const others = all.filter(({ kind }) => kind !== 'turn');
  return [...others, { ...joined, lasts: lengthOf(joined.deeds) }];
}

function lengthOf(deeds: readonly Deed[]): number {
  const most = Math.max(0, ...deeds.map(({ boxes }) => boxes.length));
  return Math.min(TO_FRONT + EACH_BOX * most + AND_BACK, LONGEST);
}
