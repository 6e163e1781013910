import type { Move, Next, Refusal, Seat } from './contract.ts';
import { isRefusal, movesOf, refusal } from './contract.ts';
import { diceWords } from './dice.ts';
import type { Setup } from './setup.ts';
import { upper, wordsOf } from './words.ts';

/** One line of the record. */
export type Entry =
  | { readonly kind: 'roll'; readonly text: string }
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string };

/** One playing of a game. Only the functions below change it. */
export interface Match extends Setup {
  readonly position: unknown;
  /** How often the position has changed: a decision for another step comes too late. */
  step: number;
  readonly entries: Entry[];
  /** Decisions of the open step, unseen until the last one is in. */
  readonly sealed: Map<Seat, Move>;
}

/** What one seat, or a spectator, may see of a match. */
export interface View {
  readonly position: unknown;
  readonly step: number;
  readonly next: Next;
  readonly entries: readonly Entry[];
  readonly decided: readonly Seat[];
  /** The viewer's own sealed decision. */
  readonly own: string | undefined;
}

export function openMatch(setup: Setup): Match {
  const position = setup.game.start(setup.players.length, setup.options);
  return { ...setup, position, step: 0, entries: [], sealed: new Map() };
}

/** A match to try something on. */
export function copyOf(match: Match): Match {
  const { game, position, entries, sealed } = match;
  const copy = { position: game.clone(position), entries: [...entries], sealed: new Map(sealed) };
  return { ...match, ...copy };
}

/** Takes a roll from outside. A refused one changes nothing. */
export function throwDice(match: Match, words: readonly string[]): Refusal | undefined {
  const { game, position } = match;
  const known: string[] = [];
  for (const word of words) {
    const wanted = upper(word);
    const face = game.rollWords.find((each) => upper(each) === wanted);
    if (face === undefined) return refusal('F2', 'word', { word });
    known.push(face);
  }
  const faces = game.readRoll(position, known);
  if (isRefusal(faces) && faces.rule === 'F2') return faces;
  const next = game.next(position);
  if (next.for === 'nobody') return afterEnd(match);
  if (next.for === 'seats') return refusal('F3', 'roll', { seats: awaited(match) });
  if (isRefusal(faces)) return faces;
  match.entries.push({ kind: 'roll', text: diceWords(next.dice, faces).join(' ') });
  game.roll(position, faces);
  match.step++;
  return undefined;
}

/**
 * Takes a seat's decision, which stays sealed until the last awaited seat has decided; until then
 * a seat may decide again. A refused decision changes nothing.
 */
export function play(match: Match, seat: Seat, text: string): Refusal | undefined {
  const move = readMove(match, seat, wordsOf(text));
  if (isRefusal(move)) return move;
  match.sealed.set(seat, move);
  if (awaited(match).length === 0) closeStep(match);
  return undefined;
}

/** Takes a sealed decision back; false when there is none, or its step is closed. */
export function takeBack(match: Match, seat: Seat): boolean {
  return match.sealed.delete(seat);
}

/** Takes one line of a record. */
export function enter(match: Match, entry: Entry): Refusal | undefined {
  return entry.kind === 'roll'
    ? throwDice(match, wordsOf(entry.text))
    : play(match, entry.seat, entry.text);
}

/** The match that its entries make; they come from a match, so a refused one is a broken log. */
export function replay(setup: Setup, entries: readonly Entry[]): Match {
  const match = openMatch(setup);
  for (const entry of entries) {
    const refused = enter(match, entry);
    if (refused) throw new Error(`the entry “${entry.text}” was refused by ${refused.rule}`);
  }
  return match;
}

/** The move that the words mean here. Words are judged first, then the end, order, the rules. */
export function readMove(match: Match, seat: Seat, words: readonly string[]): Move | Refusal {
  const { game, position } = match;
  if (words.length === 0) return refusal('F2', 'nothing');
  const choice = game.parse(position, words.map(upper));
  if (isRefusal(choice)) return asWritten(choice, words);
  const next = game.next(position);
  if (next.for === 'nobody') return afterEnd(match);
  if (!(seat in match.players)) {
    return refusal('F3', 'seat', { seats: match.players.map((_, i) => i) });
  }
  if (next.for === 'dice') return refusal('F3', 'noRoll', { seat });
  const move = game.judge(position, seat, choice);
  if (isRefusal(move)) return asWritten(move, words);
  if (!next.seats.includes(seat) || !movesOf(game, position, seat).includes(move)) {
    throw new Error(`${game.id} let “${words.join(' ')}” pass, which is not among its moves`);
  }
  return move;
}

/** The seats that have not decided yet in the open step. */
export function awaited(match: Match): Seat[] {
  const next = match.game.next(match.position);
  return next.for === 'seats' ? next.seats.filter((seat) => !match.sealed.has(seat)) : [];
}

export function view(match: Match, seat: Seat | undefined): View {
  const { game, position, sealed } = match;
  const own = seat === undefined ? undefined : sealed.get(seat);
  return {
    position: game.clone(position),
    step: match.step,
    next: game.next(position),
    entries: [...match.entries],
    decided: [...sealed.keys()].sort((one, other) => one - other),
    own: own === undefined || seat === undefined ? undefined : game.notate(position, seat, own),
  };
}

/** The open step's decisions as entries, in seat order. */
export function sealedEntries(match: Match): Entry[] {
  const next = match.game.next(match.position);
  if (next.for !== 'seats') return [];
  return next.seats.flatMap((seat) => {
    const move = match.sealed.get(seat);
    if (move === undefined) return [];
    return [{ kind: 'move', seat, text: match.game.notate(match.position, seat, move) }];
  });
}

/** Games read words in upper case; a refusal shows them as they were written. */
function asWritten({ rule, key, args }: Refusal, words: readonly string[]): Refusal {
  const word = words.find((each) => upper(each) === args.word);
  return word === undefined ? { rule, key, args } : { rule, key, args: { ...args, word } };
}

function closeStep(match: Match): void {
  const next = match.game.next(match.position) as Extract<Next, { for: 'seats' }>;
  match.entries.push(...sealedEntries(match));
  const chosen = next.seats.map((seat) => match.sealed.get(seat)!);
  match.sealed.clear();
  match.game.resolve(match.position, chosen);
  match.step++;
}

function afterEnd(match: Match): Refusal {
  return refusal(match.game.ending(match.position), 'over');
}
