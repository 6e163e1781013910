import type { Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Frame } from '../story/frames.ts';
import { freshOf } from '../story/told.ts';
import type { Words } from '../table/words.ts';
import { diceAt, rolledIn } from './scene.ts';
import type { Seen } from './seen.ts';
import { tellMoment } from './told.ts';
import { say } from './words.ts';

interface Shown extends Seen {
  readonly frames: readonly Frame[];
  readonly point: readonly Mark[];
}

/** A table and what somebody wants to do there, for those who do not see it. */
export function tellTable(seen: Seen, position: unknown, choice: string | undefined): string[] {
  const { face, words, seat } = seen;
  const crossed =
    choice === undefined
      ? tellList('learn.onSheet', words, face.crosses(position, seat))
      : tellChoice(seen, position, choice);
  return [...tellDice(seen, position), ...crossed, ...face.status(position, seat).map(words.tell)];
}

/** What somebody wants to do, and what is crossed around it. */
export function tellChoice(seen: Seen, position: unknown, choice: string): string[] {
  const { face, words, seat } = seen;
  if (rolledIn(choice)) return tellFaces('learn.thrown', seen, diceAt(face, position, choice));
  const wish = joined(words, face.wish(position, seat, choice));
  return [
    say('learn.proposed', { choice: wish }),
    ...tellNear(seen, position, face.inked(position, seat, choice)),
  ];
}

/** All that a film shows, one thing after the other. */
export function tellShown(shown: Shown): string[] {
  const { frames, face, seat, words, point } = shown;
  const [first, ...rest] = frames;
  const crossed = rest.flatMap((frame, i) => [...freshOf(frame, frames[i], face, seat)]);
  return [
    ...tellDice(shown, first!.position),
    ...tellNear(shown, first!.position, crossed),
    ...tellList('learn.point', words, spotsOf(shown, first!.position, point)),
    ...rest.flatMap((frame, i) => tellNext(shown, frame, frames[i]!)),
  ];
}

function tellNext(shown: Shown, frame: Frame, before: Frame): readonly string[] {
  const { face, words, seat } = shown;
  if (frame.entries[0]?.kind === 'roll') {
    return [...tellDice(shown, frame.position), ...tellMoment(frame, before, shown)];
  }
  const told = tellMoment(frame, before, shown);
  const spots = spotsOf(shown, before.position, [...freshOf(frame, before, face, seat)]);
  // Some moves are described by their boxes anyway.
  const isTold = spots.every((spot) => told.some((each) => each.includes(words.tell(spot))));
  if (isTold) return told;
  const boxes = joined(words, spots);
  return [...told, say('learn.boxes', { player: shown.players[seat]!, boxes })];
}

function tellDice(seen: Seen, position: unknown): readonly string[] {
  const dice = seen.face.tray(position);
  return [
    ...tellFaces(
      'learn.dice',
      seen,
      dice.filter(({ takenBy }) => takenBy === undefined),
    ),
    ...tellFaces(
      'learn.dice.taken',
      seen,
      dice.filter(({ takenBy }) => takenBy !== undefined),
    ),
  ];
}

function tellFaces(
  key: 'learn.dice' | 'learn.dice.taken' | 'learn.thrown',
  { face, words }: Seen,
  dice: readonly { readonly word: string }[],
): string[] {
  if (dice.length === 0) return [];
  return [say(key, { dice: dice.map(({ word }) => words.tell(face.dieName(word))) })];
}

function tellNear(seen: Seen, position: unknown, boxes: readonly Mark[]): readonly string[] {
  if (boxes.length === 0) return [];
  const { face, words, seat } = seen;
  const near = face.crosses(position, seat, boxes);
  return near.length === 0 ? [say('learn.near.none')] : tellList('learn.near', words, near);
}

function tellList(
  key: 'learn.near' | 'learn.onSheet' | 'learn.point',
  words: Words,
  spots: readonly Saying[],
): string[] {
  if (spots.length === 0) return [];
  return [say(key, { boxes: joined(words, spots) })];
}

function spotsOf({ face, seat }: Seen, position: unknown, marks: readonly Mark[]) {
  return marks.flatMap((mark) => face.spot(position, seat, mark) ?? []);
}

/** One after the other; each may have commas of its own. */
function joined(words: Words, sayings: readonly Saying[]): string {
  const [first = '', ...rest] = sayings.map(words.tell);
  return rest.reduce((before, after) => say('learn.joint', { before, after }), first);
}
