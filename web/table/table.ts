import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Announcement, Next, Refusal, Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import type { Face } from '#games/face.ts';
import type { Forbidden } from '#protocol/messages.ts';
import type { Contact } from '../online/connection.ts';
import type { Chair, Correction } from '../store/saved.ts';

/** What happened between two views: described, inked and announced. */
export interface News {
  readonly entries: readonly Entry[];
  readonly said: readonly Announcement[];
  /** The position before, in which the entries are read. */
  readonly before: unknown;
  /** The seats a bot decided for. */
  readonly byBot?: readonly Seat[];
}

/** A table as this device may see it. Whole, so that a new one simply replaces the old. */
export interface TableView {
  readonly position: unknown;
  readonly step: number;
  readonly next: Next;
  readonly entries: readonly Entry[];
  readonly decided: readonly Seat[];
  /** Sealed decisions of the seats that are played on this device. */
  readonly own: ReadonlyMap<Seat, string>;
  readonly corrections: readonly Correction[];
  /** The places of the entries that a bot decided for a person who was away. */
  readonly stoodIn?: readonly number[];
  /** Whether the last decision of this device may be taken back although it has happened. */
  readonly isUndoable?: boolean;
  /** How often that was done. */
  readonly takenBack?: number;
  readonly news: News | undefined;
}

/** What came of something asked of a table. */
export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unsaved'; readonly reason: 'full' | 'refused' }
  | { readonly kind: 'forbidden'; readonly why: Forbidden };

/**
 * That nobody is there for a seat: they are away or still look at an old result, and whether a bot
 * plays for them meanwhile, or for good.
 */
export type Absence = 'away' | 'looking' | 'stoodIn' | 'left';

/** How it stands with people who have devices of their own, and with the way to them. */
export interface Remote {
  /** Not what is seen of a match, which may be the next one by now: the table has its own. */
  readonly connection: Contact;
  readonly absent: ReadonlySignal<ReadonlyMap<Seat, Absence>>;
  /** The first entry that is not settled yet. */
  readonly mendable: ReadonlySignal<number>;
  /** When a bot chooses for those who have not, by the clock of the connection. */
  readonly until: ReadonlySignal<number | undefined>;
  /** Whether what can be said to others lies open on the dock. */
  readonly isTalking: Signal<boolean>;
  /** Whether somebody at this device is asked what leaving shall mean. */
  readonly isLeaving: Signal<boolean>;
  /** For every way out: with a seat in a match people are asked first. */
  readonly leave: (event: Event) => void;
  /** Whether this device has asked for a decision in a step. */
  hasChosen(step: number): boolean;
}

/** The cover between people who hand a device on: it can be switched off for the table. */
export interface Curtain {
  readonly isOn: ReadonlySignal<boolean>;
  draw(isOn: boolean): Promise<Answer>;
}

/**
 * A match in progress, wherever it lives: in this browser, or on a server. Everything resolves
 * once it is durable; a refusal changes nothing.
 */
export interface Table {
  readonly id: string;
  readonly face: Face;
  readonly setup: Setup;
  readonly chairs: readonly Chair[];
  readonly dice: 'app' | 'real';
  /** Whether a bot may be asked what it would do. */
  readonly hints: boolean;
  /** Who has asked one. */
  readonly hinted: ReadonlySignal<readonly Seat[]>;
  /** The seats whose people hold this device. None: it only watches. */
  readonly mine: readonly Seat[];
  /** The bots that this device plays for. */
  readonly bots: readonly Seat[];
  readonly view: ReadonlySignal<TableView>;
  /** Whether the match was deleted, or changed into what this table cannot show. */
  readonly isLost: ReadonlySignal<boolean>;
  /** Where people hand a device on and have secrets from each other. */
  readonly curtain?: Curtain;
  /** Where others have devices of their own. */
  readonly remote?: Remote;
  /**
   * Rolls the app's dice, or takes what real ones show. A roll or a decision for another step
   * than the present one comes too late and is dropped: a doubled tap changes nothing.
   */
  roll(step: number, words?: readonly string[]): Promise<Answer>;
  decide(step: number, seat: Seat, text: string): Promise<Answer>;
  takeBack(step: number, seat: Seat): Promise<Answer>;
  /**
   * Takes back the last decision with all that has happened since, where no other person is there
   * to mind. The match remembers that.
   */
  undo?(step: number): Promise<Answer>;
  /**
   * Puts another entry in place of an earlier one, or takes it out with all that follow. Later
   * entries stay as long as they are still legal.
   */
  correct(step: number, at: number, entry: Entry | undefined): Promise<Answer>;
  /** Lets the table know that a seat has asked a bot. */
  tellHint(seat: Seat): void;
  close(): void;
}
