import type { Announcement } from '#engine/contract.ts';
import { type Entry, enter, type Match, openMatch } from '#engine/match.ts';
import { tell } from './sentences.ts';
import { plain } from './text.ts';

/** A match from its first roll: each entry, and after each step its announcements. */
export function storyLines(match: Match): string[] {
  const told = openMatch(match);
  return match.entries.flatMap((entry) => {
    const before = match.game.clone(told.position);
    if (enter(told, entry)) throw new Error(`the record's own “${entry.text}” was refused`);
    const settled = entry.kind === 'roll' || told.sealed.size === 0;
    const said = settled ? match.game.announce(before, told.position) : [];
    return [entryText(match, entry), ...announcementLines(match, said).map((line) => `  ${line}`)];
  });
}

export function announcementLines(match: Match, said: readonly Announcement[]): string[] {
  return said.map((note) => tell(note, match.game, match.players));
}

export function entryText(match: Match, entry: Entry): string {
  return entry.kind === 'roll'
    ? `Roll: ${entry.text}`
    : `${plain(match.players[entry.seat]!)}: ${entry.text}`;
}
