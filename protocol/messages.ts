import type { Announcement, Next, Refusal, Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import type { Phrase } from './phrases.ts';
import type { TableInfo } from './table.ts';

/** Counts up with every change that an older app would misread. */
export const PROTOCOL = 1;

/**
 * What a seat asks of its match. `id` is the sender's own, new for every wish: the same message
 * twice is answered twice and applied once. `step` is the one that the sender saw.
 */
export type Wish =
  | { readonly type: 'roll'; readonly words?: readonly string[] }
  | { readonly type: 'decide'; readonly text: string }
  | { readonly type: 'takeBack' }
  | { readonly type: 'correct'; readonly at: number; readonly entry?: Entry }
  /** Chance of one's own for the dice, before the first roll. */
  | { readonly type: 'chance'; readonly value: string }
  /** That a bot was asked what it would do: everybody at the table may know. */
  | { readonly type: 'hint' };

export type ClientMessage =
  | (Wish & { readonly id: string; readonly step: number })
  /** Asks for everything again; of several devices on a seat, the one that sends this plays. */
  | { readonly type: 'resume' }
  /** To everybody present at the table; stored nowhere. */
  | { readonly type: 'say'; readonly phrase: Phrase }
  /**
   * Which match this device shows, if any. A device that shows an earlier match of the table looks
   * at an old result, and is not at the table although connected.
   */
  | { readonly type: 'shows'; readonly match?: string };

/** That an entry was corrected, for all at the table to see. */
export interface Mended {
  readonly at: number;
  readonly was: Entry;
  readonly time: number;
}

/** A match as one seat, or a spectator, may see it. Whole: a newer one replaces an older one. */
export interface MatchView {
  readonly match: string;
  /** Grows with everything that is written of the match. */
  readonly version: number;
  readonly step: number;
  readonly position: unknown;
  /** For nobody, too, where people have agreed to end the match before the rules would. */
  readonly next: Next;
  /** Who rolls, while dice are awaited. With real dice anybody at the table may enter them. */
  readonly roller?: Seat;
  readonly entries: readonly Entry[];
  readonly decided: readonly Seat[];
  /** Who has asked a bot in this match; missing while nobody has. */
  readonly hinted?: readonly Seat[];
  /** The entries that a bot decided in place of a person; missing while there are none. */
  readonly stoodIn?: readonly number[];
  readonly corrections: readonly Mended[];
  /** With real dice, the first entry that can be corrected: rolls by anybody, moves by their seat. */
  readonly mendable: number;
  /** What the last step brought, and how many of the last entries it was. */
  readonly news: { readonly said: readonly Announcement[]; readonly count: number } | undefined;
  /** When the stand-in decides for players who are still thinking, by the server's clock. */
  readonly until: number | undefined;
}

export type ServerMessage =
  /**
   * First of all, and whenever it changes: who this device is here, and what time it is. `place` is
   * its player's in the queue for the next match, counted from 1. `former` is the seat that they left
   * in the present match: they may have that one back, and no other.
   */
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly seat: Seat | undefined;
      readonly place?: number | undefined;
      readonly former?: Seat | undefined;
      readonly now: number;
    }
  /** For each seat by which mark this player knows whoever sits there again; null for bots and self. */
  | { readonly type: 'marks'; readonly marks: readonly (string | null)[] }
  | { readonly type: 'table'; readonly table: TableInfo }
  /** `own` is the seat's sealed decision; it is separate from the view, which is the same for all. */
  | { readonly type: 'view'; readonly own: string | undefined; readonly view: MatchView }
  /** `sentence` says in English why not, for those who write a bot. */
  | {
      readonly type: 'answer';
      readonly id: string;
      readonly outcome: Outcome;
      readonly sentence?: string;
    }
  /** A newer device of the same player plays now; this one watches. */
  | { readonly type: 'watching' }
  /** A sign of life; within so many milliseconds there is another message. */
  | { readonly type: 'heartbeat'; readonly next: number }
  /** The last message could not be read, or came too fast, and was not looked at. */
  | { readonly type: 'unread'; readonly why: 'shape' | 'often'; readonly sentence?: string }
  | { readonly type: 'closed'; readonly reason: 'removed' | 'table' | 'shutdown' }
  /** Somebody at the table has said something; sent to the speaker as well. */
  | { readonly type: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  /** What this device wanted to say was not said; `wait`: for how many milliseconds it is too soon. */
  | { readonly type: 'unsaid'; readonly why: 'often' | 'watching'; readonly wait: number };

export type Outcome =
  | { readonly kind: 'done' }
  /** The step is over; the present view comes along. */
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing that the rules of the game know about. */
  | { readonly kind: 'forbidden'; readonly why: Forbidden };

export type Forbidden =
  /** Somebody else rolls. */
  | 'turn'
  /** The app rolls here, or real dice do. */
  | 'dice'
  /** Spectators have no seat to play, and a newer device plays instead of an older one. */
  | 'watching'
  /** Chance is added once, and before the first roll. */
  | 'begun'
  /**
   * What another seat chose stays, and so does what was sealed at one's own before one took it, and
   * what is more than a turn ago.
   */
  | 'settled'
  /** A finished match stays as it is. */
  | 'over';
