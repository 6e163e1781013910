import type { Seat } from '#engine/contract.ts';
import { STAMPS } from '../identity/player.ts';
import { foldLookAlikes } from '../names/look-alikes.ts';
import type { Person, SeatDocument } from './document.ts';

const BOT_NAMES = ['Pip', 'Dot', 'Ace', 'Max', 'Uno'];

/** The seats with somebody at one. People come first: a bot of their name takes another. */
export function placed(
  seats: readonly SeatDocument[],
  at: Seat,
  sitter: SeatDocument,
  present?: string,
): readonly SeatDocument[] {
  const others = seats.toSpliced(at, 1);
  const people = others.filter(({ kind }) => kind === 'person');
  const next = fitted(sitter, sitter.kind === 'bot' ? others : people, present);
  const all = seats.toSpliced(at, 1, next);
  const isNamesake = (each: SeatDocument) =>
    each !== next && foldLookAlikes(each.name) === foldLookAlikes(next.name);
  return all.map((each, i) =>
    isNamesake(each) ? { ...each, name: freeName(each, all.toSpliced(i, 1)) } : each,
  );
}

/** The same in a match, where a name that is known stays: the one who comes takes another. */
export function placedLate(
  seats: readonly SeatDocument[],
  at: Seat,
  person: Person,
): readonly SeatDocument[] {
  const others = seats.toSpliced(at, 1);
  // A bot may come back under its name.
  const bots = others.flatMap((each) => (each.kind === 'person' && each.instead) || []);
  return seats.with(at, fitted(person, [...others, ...bots]));
}

/** Somebody as they sit with these others: nobody has another’s name or stamp. */
function fitted<Sitter extends SeatDocument>(
  sitter: Sitter,
  others: readonly SeatDocument[],
  present?: string,
): Sitter {
  const name = freeName(sitter, others);
  if (sitter.kind === 'bot') return { ...sitter, name };
  return { ...sitter, name, stamp: freeStamp(sitter, others, present) };
}

/** The stamp that one wishes for, or has here already, or any that nobody else has. */
function freeStamp(
  { stamp }: Person,
  others: readonly SeatDocument[],
  present: string = stamp,
): string {
  const taken = others.map((each) => (each.kind === 'person' ? each.stamp : undefined));
  return [stamp, present, ...STAMPS].find((each) => !taken.includes(each)) ?? stamp;
}

/** Equal names would be one player in a record, and look-alikes would be confused by readers. */
function freeName(sitter: SeatDocument, others: readonly SeatDocument[]): string {
  const taken = new Set(others.map(({ name }) => foldLookAlikes(name)));
  const wishes = sitter.kind === 'bot' ? BOT_NAMES : [sitter.name];
  const free = wishes.find((name) => !taken.has(foldLookAlikes(name)));
  for (let count = 2; free === undefined; count++) {
    const name = `${wishes[0]} ${count}`;
    if (!taken.has(foldLookAlikes(name))) return name;
  }
  return free;
}
