import { movesOf } from '#engine/contract.ts';
import { awaited, type Match } from '#engine/match.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import type { SavedMatch } from '#web/store/saved.ts';
import { type Moment, momentsIn, sideOf } from '#web/table/moments.ts';
import { isOver, played, type Wanted } from './played.ts';

/** A match in which one choice of the first seat, on which all wait, makes a great moment. */
export interface Brink {
  readonly match: SavedMatch;
  /** The choice, and the marks that make it. */
  readonly text: string;
  readonly boxes: readonly string[];
}

interface Sought extends Omit<Wanted, 'id' | 'until'> {
  readonly kind: Moment['kind'];
  /** Whether others were first. */
  readonly isSecond?: boolean;
}

const MOST_SEEDS = 60;

/** Plays matches until one stands on the brink of such a moment. */
export async function brinkOf({ kind, isSecond = false, ...wanted }: Sought): Promise<Brink> {
  const face = await CARDS.find(({ id }) => id === wanted.game)!.load();
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    let found: Omit<Brink, 'match'> | undefined;
    const until = (match: Match): boolean => {
      const text = choiceFor(face, match, kind, isSecond);
      if (text !== undefined) found = { text, boxes: face.inked(match.position, 0, text) };
      return found !== undefined || isOver(match);
    };
    const id = `brink-${kind}`;
    const match = await played({ ...wanted, id, seed: `${kind} ${seed}`, until });
    if (found) return { match, ...found };
  }
  throw new Error(`no match of ${wanted.game} comes to the brink of ${kind}`);
}

function choiceFor(
  face: Face,
  match: Match,
  kind: Moment['kind'],
  isSecond: boolean,
): string | undefined {
  const { game, position } = match;
  if (awaited(match).join() !== '0' || face.decision?.(position)) return undefined;
  const options = face.options(position, 0);
  const isFree = (text: string): boolean =>
    text === face.quiet(position, 0)?.text ||
    options.some((option) => option.text === text && option.dear.length === 0);
  const move = movesOf(game, position, 0).find((each) => {
    if (!isFree(game.notate(position, 0, each))) return false;
    const after = game.clone(position);
    game.resolve(after, [each]);
    // The greatest is the one that is shown.
    const [first] = momentsIn(face, { before: position }, after, 0);
    return first?.kind === kind && sideOf(first, 0) === (isSecond ? 'too' : 'mine');
  });
  return move === undefined ? undefined : game.notate(position, 0, move);
}
