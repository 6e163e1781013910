import type { Found, Sitter } from '../facts.ts';
import type { Counted } from '../filter.ts';

/** A day at eight in the evening, where the tests run. */
export function evening(year: number, month: number, day: number): number {
  return new Date(year, month - 1, day, 20).getTime();
}

/** “Lea 12, Mia 9”: a finished match; `bot:strong` is a bot of that level. */
export function match(scores: string, more: Partial<Counted> = {}): Counted {
  const seats = scores.split(', ').map((each) => each.split(' ') as [string, string]);
  const totals = seats.map(([, points]) => Number(points));
  const most = Math.max(...totals);
  return {
    id: scores,
    revision: 1,
    game: 'encore',
    time: evening(2026, 5, 3),
    sitters: seats.map(([name]) => sitter(name)),
    totals,
    winners: [...totals.keys()].filter((seat) => totals[seat] === most),
    ...more,
  };
}

/** What a replay would have found. */
export function found(more: Partial<Found> = {}): Found {
  const seats = Array.from({ length: 6 });
  const [sheets, crossed] = [seats.map(() => 'classic'), seats.map(() => '')];
  return { sheets, crossed, rolls: 30, races: [], ...more };
}

function sitter(name: string): Sitter {
  const [, level] = name.split(':');
  return level === undefined
    ? { name, kind: name === 'former' ? 'former' : 'person', stamp: 'fox' }
    : { name: 'Pip', kind: 'bot', stamp: 'bot', level };
}
