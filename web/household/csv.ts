import { placeOf } from '../screens/parts/outcome.ts';
import type { Counted } from './filter.ts';
import { CSV_COLUMNS, type CsvColumn, type CsvWords } from './message.ts';

type Row = Readonly<Record<CsvColumn, string | number | undefined>>;

/** So that spreadsheets read names right. */
const BOM = '\uFEFF';

/** One line for every seat of every match, as RFC 4180 has it. */
export function csvOf(matches: readonly Counted[], words: CsvWords): string {
  const head = CSV_COLUMNS.map((column) => cell(words[column])).join(',');
  const lines = matches.flatMap(rowsOf).map(lineOf);
  return `${BOM}${[head, ...lines].join('\r\n')}\r\n`;
}

function rowsOf(match: Counted): readonly Row[] {
  const { id, game, time, sitters, totals, winners, found, looks } = match;
  const { day, clock } = stampOf(time);
  return sitters.map(({ name, kind, level, takenBack }, seat) => ({
    match: id,
    date: day,
    time: clock,
    game,
    sheet: found?.sheets[seat],
    name,
    kind: level ?? kind,
    points: totals[seat],
    place: winners.length === 0 ? undefined : placeOf(seat, { totals, winners }),
    players: sitters.length,
    rolls: found?.rolls,
    mission: found?.mission?.mission,
    goals: found?.mission && `${found.mission.reached}/${found.mission.goals}`,
    luck: rounded(looks?.[seat]?.luck),
    skill: rounded(looks?.[seat]?.skill),
    takenBack,
  }));
}

function lineOf(row: Row): string {
  return CSV_COLUMNS.map((column) => {
    const value = row[column];
    return typeof value === 'string' ? cell(value) : String(value ?? '');
  }).join(',');
}

/** A name that begins like a formula must stay a name. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Where the device is. */
function stampOf(time: number): { readonly day: string; readonly clock: string } {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return { day, clock: `${two(date.getHours())}:${two(date.getMinutes())}` };
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(100 * value) / 100;
}
