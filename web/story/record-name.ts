import { fileDay } from '../store/day.ts';

/** What the file of a record is called; the day is that of the last change, if it is known. */
export function recordName(game: string, changed?: number): string {
  return `${['dicepad', game, ...(changed === undefined ? [] : [fileDay(changed)])].join('-')}.txt`;
}
