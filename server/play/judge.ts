import { isRefusal, type Seat } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import { diceWords } from '#engine/dice.ts';
import {
  awaited,
  copyOf,
  type Entry,
  type Match,
  play,
  sealedEntries,
  takeBack as takeBackIn,
  throwDice,
} from '#engine/match.ts';
import { fairFaces, isChance } from '#fair/dice.ts';
import type { Forbidden, Outcome, Wish } from '#protocol/messages.ts';
import type { Change, Line } from '../log/log.ts';
import { isHandedOn, type Live, ownDecision, resealed } from './live.ts';

/** A wish as it comes: with its sender's own id, and the step that they saw. */
export type Sent = Wish & { readonly id: string; readonly step: number };

/** What is answered, what has to be written first, and the match that it makes. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly change?: Change;
  readonly match?: Match;
}

const DONE: Outcome = { kind: 'done' };
const LATE: Verdict = { outcome: { kind: 'late' } };

/**
 * The verdict on a seat's wish, a pure function: writing the log is up to the caller. A bot comes
 * too late where somebody has decided already: it changes nobody's mind.
 */
export function judge(live: Live, seat: Seat, sent: Sent, now: number, isBot = false): Verdict {
  if (isBot && live.match.sealed.has(seat)) return LATE;
  if (sent.type === 'chance') return addChance(live, seat, sent.value);
  if (sent.type === 'hint') return noteHint(live, seat);
  if (live.wishes.get(seat)?.includes(sent.id)) return { outcome: DONE };
  if (sent.step !== live.match.step) return LATE;
  if (live.finished !== undefined) return forbidden('over');
  const isDeciding = sent.type === 'decide' || sent.type === 'takeBack';
  if (isDeciding && isHandedOn(live, seat)) return forbidden('settled');
  switch (sent.type) {
    case 'roll':
      return live.begun.dice === 'app' ? rollApp(live, seat, sent, now) : rollReal(live, sent, now);
    case 'decide':
      return decide(live, seat, sent, now);
    case 'takeBack':
      return takeBack(live, seat, sent.id);
    case 'correct':
      return correct(live, seat, sent, now);
  }
}

function forbidden(why: Forbidden): Verdict {
  return { outcome: { kind: 'forbidden', why } };
}

function addChance({ begun, match, chance }: Live, seat: Seat, value: string): Verdict {
  if (chance[seat] === value) return { outcome: DONE };
  if (begun.dice === 'real') return forbidden('dice');
  const isBegun = match.entries.length > 0 || chance[seat] !== undefined;
  if (isBegun || !isChance(value)) return forbidden('begun');
  return { outcome: DONE, change: { lines: [{ kind: 'chance', seat, value }] } };
}

/** Once in a match is enough to know. */
function noteHint({ hinted, finished }: Live, seat: Seat): Verdict {
  if (finished !== undefined) return forbidden('over');
  if (hinted.includes(seat)) return { outcome: DONE };
  return { outcome: DONE, change: { lines: [{ kind: 'hint', seat }] } };
}

type Rolling = Extract<Sent, { type: 'roll' }>;

function rollApp(live: Live, seat: Seat, { words }: Rolling, now: number): Verdict {
  const { begun, chance, match } = live;
  if (words) return forbidden('dice');
  const next = match.game.next(match.position);
  // The referee refuses a roll when none is due.
  if (next.for !== 'dice') return entered(match, (copy) => throwDice(copy, []), now);
  if (match.game.active(match.position) !== seat) return forbidden('turn');
  const rolls = match.entries.filter(({ kind }) => kind === 'roll').length;
  const source = { secret: begun.secret, seats: chance };
  const fair = diceWords(next.dice, fairFaces(source, rolls + 1, next.dice));
  return entered(match, (copy) => throwDice(copy, fair), now);
}

/** Anybody at the table may enter what real dice show: all of them see it. */
function rollReal({ match }: Live, { words }: Rolling, now: number): Verdict {
  if (!words) return forbidden('dice');
  return entered(match, (copy) => throwDice(copy, words), now);
}

/** Tries something on a copy; the lines that it makes are the change. */
function entered(
  match: Match,
  act: (copy: Match) => ReturnType<typeof play>,
  now: number,
): Verdict {
  const copy = copyOf(match);
  const refusal = act(copy);
  return refusal ? { outcome: { kind: 'refused', refusal } } : closing(match, copy, now);
}

function closing(before: Match, match: Match, now: number, remarks: readonly Line[] = []): Verdict {
  const lines = [...match.entries.slice(before.entries.length), ...remarks];
  return { outcome: DONE, change: { lines, isClosing: true, ...endOf(match, now) }, match };
}

function endOf({ game, position }: Match, now: number): Pick<Change, 'finished'> {
  return game.next(position).for === 'nobody' ? { finished: now } : {};
}

type Deciding = Extract<Sent, { type: 'decide' }>;

function decide(live: Live, seat: Seat, { id, text }: Deciding, now: number): Verdict {
  const { match } = live;
  const isLast = awaited(match).every((each) => each === seat);
  const copy = isLast ? copyOf(match) : resealed(match);
  const refusal = play(copy, seat, text);
  if (refusal) return { outcome: { kind: 'refused', refusal } };
  if (copy.step === match.step) return sealed(live, copy, seat, id);
  const wishes = new Map(live.wishes).set(seat, [id]);
  return closing(match, copy, now, standInLines(match, copy, wishes));
}

/** The entries of a step that a stand-in has decided, as a line of the log. */
function standInLines(before: Match, { entries }: Match, wishes: Live['wishes']): readonly Line[] {
  const at = entries.flatMap((entry, i) => {
    if (i < before.entries.length || entry.kind === 'roll') return [];
    return isStandIn(wishes.get(entry.seat)?.at(-1)) ? [i] : [];
  });
  return at.length > 0 ? [{ kind: 'standIn', at }] : [];
}

/** The right by which a bot plays a seat is the first word of its wishes. */
export const STAND_INS = ['away', 'late', 'left'] as const;

function isStandIn(wish: string | undefined): boolean {
  const [why = '', ...rest] = wish?.split(' ') ?? [];
  return rest.length > 0 && STAND_INS.some((each) => each === why);
}

function takeBack(live: Live, seat: Seat, id: string): Verdict {
  const copy = resealed(live.match);
  return takeBackIn(copy, seat) ? sealed(live, copy, seat, id) : { outcome: DONE };
}

/** As many wishes of one step are remembered as anybody could still be repeating. */
const REMEMBERED = 32;

function sealed({ wishes }: Live, match: Match, seat: Seat, id: string): Verdict {
  const known = [...(wishes.get(seat) ?? []), id].slice(-REMEMBERED);
  const seal = { seat, text: ownDecision(match, seat), wishes: known };
  return { outcome: DONE, change: { seal }, match };
}

type Correcting = Extract<Sent, { type: 'correct' }>;

function correct(live: Live, seat: Seat, { at, entry }: Correcting, time: number): Verdict {
  const { begun, match } = live;
  if (begun.dice === 'app') return forbidden('dice');
  const was = match.entries[at];
  if (!was) return LATE;
  const isOwn = [was, entry ?? was].every((each) => each.kind === was.kind && isFor(each, seat));
  if (at < live.mendable || !isOwn) return forbidden('settled');
  const bare = corrected(match, match.entries, at, entry);
  const next = corrected(match, match.entries, at, entry, sealedEntries(match));
  if (isRefusal(next)) return { outcome: { kind: 'refused', refusal: next } };
  if (isRefusal(bare)) throw new Error('a correction depends on what is sealed');
  const line = { kind: 'correction', at, ...(entry && { entry }), time } as const;
  // Sealed decisions are no part of the log that is replayed: those that still stand go into it.
  const kept = [...next.entries.slice(bare.entries.length), ...sealedEntries(next)];
  const change = { lines: [line, ...kept], isClosing: true, ...endOf(next, time) };
  return { outcome: DONE, change, match: next };
}

/** Dice lie there for all to see; what somebody chose is theirs alone. */
function isFor(entry: Entry, seat: Seat): boolean {
  return entry.kind === 'roll' || entry.seat === seat;
}
