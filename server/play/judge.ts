import { isRefusal, type Seat } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import { diceWords } from '#engine/dice.ts';
import { type Match, play, sealedEntries, throwDice } from '#engine/match.ts';
import { fairFaces, isChance } from '#fair/dice.ts';
import type { Forbidden, Outcome, Wish } from '#protocol/messages.ts';
import type { Change } from '../log/log.ts';
import { copyOf, type Live } from './live.ts';

/** A wish as it comes: with its sender's own id, and the step that they saw. */
export type Sent = Wish & { readonly id: string; readonly step: number };

/** What is answered, and what has to be written first. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly change?: Change;
}

const DONE: Outcome = { kind: 'done' };
const LATE: Verdict = { outcome: { kind: 'late' } };

/**
 * What becomes of a seat's wish. Nothing is changed: that is for whoever writes the log. A bot comes
 * too late where somebody has decided already: it changes nobody's mind.
 */
export function judge(live: Live, seat: Seat, sent: Sent, now: number, isBot = false): Verdict {
  if (isBot && live.match.sealed.has(seat)) return LATE;
  if (sent.type === 'chance') return addChance(live, seat, sent.value);
  if (live.wishes.get(seat)?.includes(sent.id)) return { outcome: DONE };
  if (sent.step !== live.match.step) return LATE;
  if (live.finished !== undefined) return forbidden('over');
  switch (sent.type) {
    case 'roll':
      return live.begun.dice === 'app' ? rollApp(live, seat, sent, now) : rollReal(live, sent, now);
    case 'decide':
      return decide(live, seat, sent, now);
    case 'takeBack':
      return takeBack(live, seat, sent.id);
    case 'correct':
      return correct(live, sent, now);
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

type Rolling = Extract<Sent, { type: 'roll' }>;

function rollApp(live: Live, seat: Seat, { words }: Rolling, now: number): Verdict {
  const { begun, chance, match } = live;
  if (words) return forbidden('dice');
  const next = match.game.next(match.position);
  // Whoever rolls when nobody should is told so by the referee.
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
  if (refusal) return { outcome: { kind: 'refused', refusal } };
  const lines = copy.entries.slice(match.entries.length);
  const isOver = copy.game.next(copy.position).for === 'nobody';
  return { outcome: DONE, change: { lines, isClosing: true, ...(isOver && { finished: now }) } };
}

type Deciding = Extract<Sent, { type: 'decide' }>;

function decide(live: Live, seat: Seat, { id, text }: Deciding, now: number): Verdict {
  const { match } = live;
  const copy = copyOf(match);
  const refusal = play(copy, seat, text);
  if (refusal) return { outcome: { kind: 'refused', refusal } };
  if (copy.step !== match.step) return entered(match, (again) => play(again, seat, text), now);
  const own = sealedEntries(copy).find((entry) => entry.kind === 'move' && entry.seat === seat)!;
  return sealed(live, seat, own.text, id);
}

function takeBack(live: Live, seat: Seat, id: string): Verdict {
  return live.match.sealed.has(seat) ? sealed(live, seat, undefined, id) : { outcome: DONE };
}

/** As many wishes of one step are remembered as anybody could still be repeating. */
const REMEMBERED = 32;

function sealed({ wishes }: Live, seat: Seat, text: string | undefined, id: string): Verdict {
  const known = [...(wishes.get(seat) ?? []), id].slice(-REMEMBERED);
  return { outcome: DONE, change: { seal: { seat, text, wishes: known } } };
}

type Correcting = Extract<Sent, { type: 'correct' }>;

function correct({ begun, match }: Live, { at, entry }: Correcting, time: number): Verdict {
  if (begun.dice === 'app') return forbidden('dice');
  if (!match.entries[at]) return LATE;
  const bare = corrected(match, match.entries, at, entry);
  const next = corrected(match, match.entries, at, entry, sealedEntries(match));
  if (isRefusal(next)) return { outcome: { kind: 'refused', refusal: next } };
  if (isRefusal(bare)) throw new Error('a correction depends on what is sealed');
  const line = { kind: 'correction', at, ...(entry && { entry }), time } as const;
  // Sealed decisions are no part of the log that is replayed: those that still stand go into it.
  const kept = [...next.entries.slice(bare.entries.length), ...sealedEntries(next)];
  const isOver = next.game.next(next.position).for === 'nobody';
  const change = { lines: [line, ...kept], isClosing: true, ...(isOver && { finished: time }) };
  return { outcome: DONE, change };
}
