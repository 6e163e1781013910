import { t } from '../../app/language.ts';
import { settings } from '../../app/settings.ts';
import { type NewTable, type Sitter, stampFor } from '../../store/create.ts';
import { isChair, isList, isOptions, isRecord, isText } from '../../store/guard.ts';
import { remember, remembered } from '../../store/memo.ts';

/** How a table is set up: against bots, alone, on one device, with real dice. */
export const MODES = ['bots', 'solo', 'pass', 'real'] as const;

export type Mode = (typeof MODES)[number];

/** The table that was set up last in this way, or the usual one. */
export function lastTable(game: string, mode: Mode): NewTable {
  const kept = remembered(memoOf(game, mode));
  return isTable(kept) ? kept : usualTable(mode);
}

export function keepTable(game: string, mode: Mode, table: NewTable): void {
  remember(memoOf(game, mode), table);
}

/** The player whose device it is. */
function owner(): Sitter {
  const { name, stamp } = settings.value;
  return { name: name || t('setup.person', { number: 1 }), kind: 'person', stamp };
}

export function newPerson(sitters: readonly Sitter[]): Sitter {
  const own = sitters.length + 1;
  const numbers = Array.from(sitters, (_, i) => own + i).concat(own + sitters.length);
  const names = numbers.map((number) => t('setup.person', { number }));
  return { name: freeName(names, sitters), kind: 'person', stamp: freeStamp(sitters) };
}

export function newBot(sitters: readonly Sitter[]): Sitter {
  const names = t('setup.botNames').split(', ');
  return { name: freeName(names, sitters), kind: 'bot', stamp: 'bot' };
}

function usualTable(mode: Mode): NewTable {
  const first = owner();
  const second = { bots: newBot, pass: newPerson, real: newPerson, solo: undefined }[mode];
  const sitters = second ? [first, second([first])] : [first];
  return { sitters, options: {}, dice: mode === 'real' ? 'real' : 'app' };
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
