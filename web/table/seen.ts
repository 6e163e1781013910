import type { Die } from '#engine/contract.ts';
import { enter, type Match, openMatch } from '#engine/match.ts';
import type { Face } from '#games/face.ts';
import type { TakenBack } from '../store/saved.ts';
import { throwApp } from './chance.ts';

/** Faces by the name of the throw of a die that showed them: see `nameThrows`. */
type Seen = NonNullable<TakenBack['seen']>;

/** What all dice showed from an entry on. Those that were kept were not thrown. */
export function seenSince(match: Match, at: number, face: Face): Seen {
  const names = nameThrows(match, face);
  const faces = match.entries.slice(at).flatMap(({ text }, i) => {
    const words = text.split(' ');
    return names[at + i]!.flatMap((name, die) => (name ? [[name, words[die]!] as const] : []));
  });
  return Object.fromEntries(faces);
}

/** Throws the app's dice. Those that were seen before a decision was taken back fall alike. */
export function rollAgain(match: Match, face: Face, seen: Seen | undefined): string[] {
  const next = match.game.next(match.position);
  if (next.for !== 'dice') return [];
  const thrown = throwApp(next.dice);
  if (!seen) return thrown;
  const names = nameThrows(match, face).at(-1)!;
  return thrown.map((fresh, i) => {
    const known = seen[names[i] ?? ''] ?? fresh;
    return next.dice[i]!.faces.includes(known) ? known : fresh;
  });
}

/**
 * The names of all throws of dice that were due before each entry, and last of those due now: turn,
 * throw of the turn, die. No choice changes the name of a throw that comes after it.
 */
function nameThrows(match: Match, { rollsOn }: Face): (string | undefined)[][] {
  const story = openMatch(match);
  let turn = 0;
  let throws = 0;
  return [...match.entries, undefined].map((entry) => {
    const next = story.game.next(story.position);
    const dice = next.for === 'dice' ? next.dice : [];
    if (next.for === 'dice') {
      const isFurther = rollsOn?.(story.position) ?? false;
      if (!isFurther) turn++;
      throws = isFurther ? throws + 1 : 1;
    }
    const names = nameDice(dice).map((name) => name && `${turn}.${throws} ${name}`);
    if (entry) enter(story, entry);
    return names;
  });
}

/** Equal dice are counted. One with a single face is kept, not thrown: it has no name. */
function nameDice(dice: readonly Die[]): (string | undefined)[] {
  return dice.map(({ name, faces }, i) => {
    const equal = dice.slice(0, i).filter((each) => each.name === name).length;
    return faces.length === 1 ? undefined : `${name} ${equal + 1}`;
  });
}
