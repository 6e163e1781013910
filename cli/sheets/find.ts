import type { Game } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import type { Sheets } from '#games/shelf.ts';
import type { GridSheet } from '#kits/grid/sheet.ts';
import { Problem } from '../exit.ts';
import { readInput } from '../files.ts';
import { shelfOf } from '../games.ts';
import type { Io } from '../io.ts';
import { suggestion } from '../nearest.ts';
import { decode } from '../utf8.ts';

interface SheetShelf {
  readonly game: Game;
  readonly sheets: Sheets;
}

interface Found {
  readonly sheet: GridSheet;
  readonly sheets: Sheets;
}

/** The games whose sheets are searched: the named one, or all. */
export function chosenShelves(name: string | undefined): readonly SheetShelf[] {
  const all = SHELVES.flatMap(({ game, sheets }) => (sheets ? [{ game, sheets }] : []));
  if (name === undefined) return all;
  const { game } = shelfOf(name);
  const found = all.filter((each) => each.game === game);
  if (found.length > 0) return found;
  const others = all.map((each) => each.game.id).join(', ');
  throw new Problem(`${game.name} has no sheets of its own. These games do: ${others}.`);
}

export function findSheet(id: string, shelves: readonly SheetShelf[]): Found {
  const found = find(id, shelves);
  if (found) return found;
  const ids = shelves.flatMap(({ sheets }) => sheets.ids);
  const advice = suggestion(id, ids) || ` There are: ${ids.join(', ')}, and sheet:CODE.`;
  throw new Problem(`There is no sheet “${id}”.${advice}`);
}

/** The sheet named by an id, a code, or a JSON file. */
export async function suspectOf(
  word: string,
  shelves: readonly SheetShelf[],
  io: Io,
): Promise<Found> {
  const found = find(word, shelves);
  if (found) return found;
  const looksLikeFile = word === '-' || /[./\\]/.test(word);
  if (!looksLikeFile) return findSheet(word, shelves);
  const sheet = readSheet(word, decode(await readInput(word, io)));
  const isAlike = ({ sheets }: SheetShelf) => {
    const example = sheets.find(sheets.ids[0]!);
    return (example?.dice === undefined) === (sheet.dice === undefined);
  };
  return { sheet, sheets: (shelves.find(isAlike) ?? shelves[0]!).sheets };
}

function find(id: string, shelves: readonly SheetShelf[]): Found | undefined {
  for (const { sheets } of shelves) {
    const sheet = sheets.find(id);
    if (sheet) return { sheet, sheets };
  }
  return undefined;
}

/** Checks the shape only, not the laws of sheets. */
function readSheet(file: string, text: string): GridSheet {
  const name = file === '-' ? 'Standard input' : `The file “${file}”`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem(`${name} is not JSON.`);
    throw error;
  }
  const { id = file, grid, stars, dice } = Object(value) as Record<string, unknown>;
  if (typeof id !== 'string' || !isTexts(grid) || !isTexts(stars)) {
    throw new Problem(`${name} is not a sheet. A sheet is { "id", "grid": […], "stars": […] }.`);
  }
  if (dice === undefined) return { id, grid, stars };
  if (!isTexts(dice)) throw new Problem(`${name} is not a sheet: "dice" must be a list of boxes.`);
  return { id, grid, stars, dice };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
