import { isRefusal, movesOf, type Refusal, type Seat } from '#engine/contract.ts';
import { copyOf, type Match, openMatch, readMove, replay, throwDice } from '#engine/match.ts';
import { entriesIn } from '#engine/script.ts';
import { type Setup, setUp } from '#engine/setup.ts';
import { wordsOf } from '#engine/words.ts';
import type { Face, TrayDie } from '#games/face.ts';
import type { Apart, CountPuzzle, Lines, Puzzle, Scene } from '#games/teach.ts';
import type { Mark } from '#ui/marks.ts';
import { type Frame, framesOf } from '../story/frames.ts';
import type { Course } from './course.ts';

/** The table at which a game is taught. */
function setupOf({ face, lessons }: Course, apart: Apart = {}): Setup {
  const { players = lessons.players, options } = apart;
  const setup = setUp(face.game, players, { ...lessons.options, ...options });
  if (isRefusal(setup)) throw new Error(`the lesson’s table was refused by ${setup.rule}`);
  return setup;
}

export function matchAt(course: Course, before: Lines, apart?: Apart): Match {
  const setup = setupOf(course, apart);
  const entries = entriesIn(before);
  return entries.length === 0 ? openMatch(setup) : replay(setup, entries);
}

/** The moments that a step shows, from where it begins. */
export function framesIn(course: Course, scene: Scene): readonly Frame[] {
  const { before = '', shown = '' } = scene;
  const setup = setupOf(course, scene);
  const first = framesOf(setup, entriesIn(before)).length - 1;
  return framesOf(setup, entriesIn(`${before}\n${shown}`)).slice(first);
}

/** Why a choice is refused; undefined when it is not. */
export function verdictOn(match: Match, seat: Seat, choice: string): Refusal | undefined {
  const faces = rolledIn(choice);
  if (faces) return throwDice(copyOf(match), faces);
  const move = readMove(match, seat, wordsOf(choice));
  return isRefusal(move) ? move : undefined;
}

/** The dice that lie there, or those that somebody wants to throw. */
export function diceAt(face: Face, position: unknown, choice = ''): readonly TrayDie[] {
  const faces = rolledIn(choice);
  return faces?.map((word, i) => ({ mark: `${word}${i}`, word, group: 0 })) ?? face.tray(position);
}

/** What a choice wants to throw; undefined where it is a choice among dice. */
export function rolledIn(choice: string): readonly string[] | undefined {
  const [first, ...faces] = wordsOf(choice);
  return first === 'roll' ? faces : undefined;
}

/**
 * The dice that a choice names: its own if it is legal, else those of any legal choice that begins
 * with the same word, or two whose words make it together.
 */
export function diceFor(
  face: Face,
  position: unknown,
  seat: Seat,
  choice: string,
): readonly Mark[] {
  const next = face.game.next(position);
  if (next.for !== 'seats' || !next.seats.includes(seat)) return [];
  const [first] = wordsOf(choice);
  const options = face.options(position, seat);
  const option =
    options.find(({ text }) => text === choice) ??
    options.find(({ text }) => wordsOf(text)[0] === first);
  if (option) return option.dice;
  const dice = face.tray(position);
  const pairs = dice.flatMap((one) => dice.map((other) => [one, other] as const));
  const pair = pairs.find(([one, other]) => one.word + other.word === first);
  return pair?.map(({ mark }) => mark) ?? [];
}

/** The choices that are meant, of all that are legal. */
export function isWanted(text: string, wanted: RegExp | undefined, quiet: string | undefined) {
  return wanted ? wanted.test(text) : text !== quiet;
}

/** What the score answers, or a fact. */
export function countOf({ game, position }: Match, { seat = 0, part, fact }: CountPuzzle): number {
  if (fact) return factAt(game.facts?.(position), fact);
  const score = game.scores(position)[seat]!;
  return part === undefined ? score.total : (score.parts[part] ?? 0);
}

function factAt(facts: unknown, [name, ...names]: readonly string[]): number {
  if (name !== undefined)
    return factAt((facts as Record<string, unknown> | undefined)?.[name], names);
  if (typeof facts !== 'number') throw new Error('a puzzle counts what is no number');
  return facts;
}

/** The rules’ own answers to the wrong choices of a course, by the rule that refuses. */
export function heardIn(course: Course): ReadonlyMap<string, readonly Refusal[]> {
  const { lessons } = course;
  const asked = lessons.puzzles.filter(
    (each): each is Puzzle & { ask: 'may' } => each.ask === 'may',
  );
  const heard = new Map<string, Refusal[]>();
  for (const puzzle of asked) {
    const { before, seat = 0, choice } = puzzle;
    const refused = verdictOn(matchAt(course, before, puzzle), seat, choice);
    if (!refused) continue;
    const known = heard.get(refused.rule) ?? [];
    if (!known.some(({ key }) => key === refused.key)) heard.set(refused.rule, [...known, refused]);
  }
  return heard;
}

/** Plays the other awaited seats, as quietly as may be, so that a step comes to its end. */
export function quietly(face: Face, match: Match): readonly { seat: Seat; text: string }[] {
  const { game, position } = match;
  const next = game.next(position);
  if (next.for !== 'seats') return [];
  return next.seats
    .filter((seat) => !match.sealed.has(seat))
    .map((seat) => ({
      seat,
      text:
        face.quiet(position, seat)?.text ??
        game.notate(position, seat, movesOf(game, position, seat)[0]!),
    }));
}
