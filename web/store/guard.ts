import { LANGUAGES, type Seat } from '#engine/contract.ts';
import { STAMPS } from '#ui/stamps.ts';
import type { Chair, Correction, PlayedOnline, SavedMatch, SavedPad, TakenBack } from './saved.ts';

/** Whether something from outside has the shape of a match. Whether it can be replayed: `revive`. */
export function isSavedMatch(value: unknown): value is SavedMatch {
  return (
    isRecord(value) &&
    isId(value.id) &&
    isCount(value.revision) &&
    isText(value.game) &&
    isList(value.players, isText) &&
    isOptions(value.options) &&
    isList(value.chairs, isChair) &&
    value.chairs.length === value.players.length &&
    (value.dice === 'app' || value.dice === 'real') &&
    isList(value.entries, isEntry) &&
    isList(value.sealed, isSealed) &&
    isList(value.corrections, isCorrection) &&
    (value.takenBack === undefined || isTakenBack(value.takenBack, value.players.length)) &&
    (value.hinted === undefined || isSeats(value.hinted, value.players.length)) &&
    isTime(value.created) &&
    isTime(value.changed) &&
    (value.result === undefined || isResult(value.result, value.players.length)) &&
    (value.online === undefined || isOnline(value.online, value.players.length)) &&
    (value.curtain === undefined || value.curtain === 'off') &&
    (value.isRetry === undefined || value.isRetry === true)
  );
}

export function isSavedPad(value: unknown): value is SavedPad {
  return (
    isRecord(value) &&
    isId(value.id) &&
    isCount(value.revision) &&
    isText(value.game) &&
    isOptions(value.options) &&
    isList(value.taps, isText) &&
    isTime(value.created) &&
    isTime(value.changed)
  );
}

export function isChair(value: unknown): value is Chair {
  return (
    isRecord(value) &&
    (value.kind === 'person' || value.kind === 'bot') &&
    isText(value.stamp) &&
    Object.hasOwn(STAMPS, value.stamp) &&
    (value.level === undefined || isText(value.level)) &&
    (value.language === undefined || LANGUAGES.some((each) => each === value.language))
  );
}

export function isOptions(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every(isText);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList<Each>(
  value: unknown,
  isEach: (each: unknown) => each is Each,
): value is readonly Each[] {
  return Array.isArray(value) && value.every(isEach);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Ids stand in addresses. */
function isId(value: unknown): value is string {
  return isText(value) && /^[\w-]{1,64}$/.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Later ones are no dates. */
function isTime(value: unknown): value is number {
  return isCount(value) && value <= 8.64e15;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isEntry(value: unknown): value is SavedMatch['entries'][number] {
  if (!isRecord(value) || !isText(value.text)) return false;
  return value.kind === 'roll' || (value.kind === 'move' && isCount(value.seat));
}

function isSealed(value: unknown): value is SavedMatch['sealed'][number] {
  return isRecord(value) && isCount(value.seat) && isText(value.text);
}

function isCorrection(value: unknown): value is Correction {
  return isRecord(value) && isCount(value.at) && isEntry(value.was) && isTime(value.time);
}

function isTakenBack(value: unknown, seats: number): value is TakenBack {
  return (
    isRecord(value) &&
    isList(value.counts, isCount) &&
    value.counts.length === seats &&
    isCount(value.at) &&
    (value.seen === undefined || isOptions(value.seen))
  );
}

function isResult(value: unknown, seats: number): value is NonNullable<SavedMatch['result']> {
  return (
    isRecord(value) &&
    isList(value.totals, isNumber) &&
    value.totals.length === seats &&
    isSeats(value.winners, seats)
  );
}

function isSeats(value: unknown, seats: number): value is readonly Seat[] {
  return isList(value, isCount) && value.every((seat) => seat < seats);
}

function isOnline(value: unknown, seats: number): value is PlayedOnline {
  return (
    isRecord(value) && isCount(value.seat) && value.seat < seats && isList(value.remarks, isRemark)
  );
}

/** Only what a server says of its dice, in one line: the rest of a record is the match itself. */
export function isRemark(value: unknown): value is PlayedOnline['remarks'][number] {
  return (
    isList(value, isText) &&
    value.length === 2 &&
    /^(?:Dice(?:-[\w-]+)?|Corrections)$/.test(value[0]!) &&
    /^\w+$/.test(value[1]!)
  );
}
