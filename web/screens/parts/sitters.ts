import { USUAL } from '#bots/levels.ts';
import { t } from '../../app/language.ts';
import { settings } from '../../app/settings.ts';
import { keepLevel, lastLevel } from '../../bots/last-level.ts';
import { type NewTable, type Sitter, stampFor } from '../../store/create.ts';
import { isChair, isList, isOptions, isRecord, isText } from '../../store/guard.ts';
import { remember, remembered } from '../../store/memo.ts';
import { ownSeat } from './outcome.ts';

/** How a table is set up: against bots, alone, on one device, with real dice. */
export const MODES = ['bots', 'solo', 'pass', 'real'] as const;

export type Mode = (typeof MODES)[number];

/** The table that was set up last in this way, or the usual one. */
export function lastTable(game: string, mode: Mode): NewTable {
  const kept = remembered(memoOf(game, mode));
  const table = isTable(kept) ? kept : usualTable(game, mode);
  const sitters = table.sitters.map(withLevel);
  return { ...table, sitters: withNames(withOwner(sitters)) };
}

/** Names that nobody has given are not kept: another time there may be a better one. */
export function keepTable(game: string, mode: Mode, table: NewTable): void {
  const sitters = table.sitters.map((each) => (isUnnamed(each) ? { ...each, name: '' } : each));
  remember(memoOf(game, mode), { ...table, sitters });
  const level = sitters.findLast(({ kind }) => kind === 'bot')?.level;
  if (level !== undefined) keepLevel(game, level);
}

/** Lets all bots of the table that was set up last play so. */
export function setBotLevel(game: string, level: string): void {
  const table = lastTable(game, 'bots');
  const sitters = table.sitters.map((each) => (each.kind === 'bot' ? { ...each, level } : each));
  keepTable(game, 'bots', { ...table, sitters });
}

/**
 * Names the people without a given name to fit the table: several are numbered, but who is
 * the only one is no “Player 1”.
 */
export function withNames(sitters: readonly Sitter[]): readonly Sitter[] {
  const isLone = sitters.filter(({ kind }) => kind === 'person').length === 1;
  return sitters.reduce((all, sitter, seat) => {
    if (!isUnnamed(sitter) || (!isLone && NUMBERS.map(numbered).includes(sitter.name))) return all;
    const names = [...(isLone ? [t('setup.player')] : []), ...namesFrom(seat + 1)];
    return all.with(seat, { ...sitter, name: freeName(names, all.toSpliced(seat, 1)) });
  }, sitters);
}

export function newPerson(sitters: readonly Sitter[]): Sitter {
  const name = freeName(namesFrom(sitters.length + 1), sitters);
  return { name, kind: 'person', stamp: freeStamp(sitters) };
}

/** It plays as the one that sits there already, or as the last one did. */
export function newBot(game: string, sitters: readonly Sitter[]): Sitter {
  const names = t('setup.botNames').split(', ');
  const level = sitters.findLast(({ kind }) => kind === 'bot')?.level ?? lastLevel(game);
  return { name: freeName(names, sitters), kind: 'bot', stamp: 'bot', level };
}

/** What was kept before there were levels names none: they play as they did then. */
function withLevel(sitter: Sitter): Sitter {
  return sitter.kind === 'bot' ? { ...sitter, level: sitter.level ?? USUAL } : sitter;
}

function usualTable(game: string, mode: Mode): NewTable {
  const first: Sitter = { name: '', kind: 'person', stamp: settings.value.stamp };
  const second = {
    bots: () => newBot(game, [first]),
    pass: () => newPerson([first]),
    real: () => newPerson([first]),
    solo: undefined,
  }[mode];
  const sitters = second ? [first, second()] : [first];
  return { sitters, options: {}, dice: mode === 'real' ? 'real' : 'app' };
}

/** The first person is the one whose device it is, unless they were given another name. */
function withOwner(sitters: readonly Sitter[]): readonly Sitter[] {
  const { name } = settings.value;
  const seat = ownSeat(sitters);
  const isTaken = sitters.some((sitter) => sitter.name === name);
  if (name === '' || isTaken || !isUnnamed(sitters[seat]!)) return sitters;
  return sitters.with(seat, { ...sitters[seat]!, name });
}

/** More than there are seats at any table, so that one of them is free. */
const NUMBERS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

function numbered(number: number): string {
  return t('setup.person', { number });
}

function namesFrom(first: number): readonly string[] {
  return NUMBERS.map((number) => numbered(first + number - 1));
}

function isUnnamed({ kind, name }: Sitter): boolean {
  const given = ['', t('setup.player'), ...NUMBERS.map(numbered)];
  return kind === 'person' && given.includes(name);
}

function freeName(names: readonly string[], sitters: readonly Sitter[]): string {
  const taken = new Set(sitters.map(({ name }) => name));
  return names.find((name) => !taken.has(name)) ?? `${names[0]} ${sitters.length}`;
}

function freeStamp(sitters: readonly Sitter[]) {
  const taken = new Set(sitters.map(({ stamp }) => stamp));
  const seats = [...sitters.keys(), sitters.length];
  return seats.map(stampFor).find((stamp) => !taken.has(stamp)) ?? stampFor(sitters.length);
}

function memoOf(game: string, mode: Mode): string {
  return `setup.${game}.${mode}`;
}

function isTable(value: unknown): value is NewTable {
  return (
    isRecord(value) &&
    isList(value.sitters, isSitter) &&
    value.sitters.length > 0 &&
    isOptions(value.options) &&
    (value.dice === 'app' || value.dice === 'real')
  );
}

function isSitter(value: unknown): value is Sitter {
  return isRecord(value) && isText(value.name) && isChair(value);
}
