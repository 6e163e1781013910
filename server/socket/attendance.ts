import type { Seat } from '#engine/contract.ts';
import type { Broker } from '../broker/broker.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Presence } from '../tables/info.ts';
import { type Company, REFRESH, readCompany, TRUST, written } from './presence.ts';
import { Succession } from './succession.ts';

export interface Parts {
  readonly broker: Broker;
  /** Names this process to others; see `presence.ts`. */
  readonly process: number;
  readonly clock: () => number;
}

/**
 * How long nobody is taken to be absent who has just been there, in milliseconds: a page may only be
 * loading anew, and this process may not have heard of them yet.
 */
export const MOMENT = 15_000;

/** A device at a table: where it sits, and whether it still shows an earlier match. */
export interface Attendant {
  readonly seat: Seat | undefined;
  readonly isLooking: boolean;
}

interface Heard {
  readonly company: Company;
  readonly at: number;
}

/** Who is at a table, here and in other processes, and who has been away since when. */
export class Attendance {
  readonly #key: string;
  readonly #parts: Parts;
  readonly #others = new Map<number, Heard>();
  readonly #claims = new Set<Seat>();
  readonly #succession = new Succession();
  readonly #leftAt = new Map<Seat, number>();
  readonly #unfollow: () => void;
  /** Who was there when it was last looked. */
  #known: ReadonlySet<Seat> = new Set();
  #seats: ReadonlySet<Seat> = new Set();
  #looking: ReadonlySet<Seat> = new Set();
  #since: number;
  #spectators = 0;
  #spoken = 0;
  #isNew = true;

  constructor(
    table: string,
    parts: Parts,
    on: { readonly onClaim: (seat: Seat) => void; readonly onChange: () => void },
  ) {
    this.#key = `here:${table}`;
    this.#parts = parts;
    this.#since = parts.clock();
    this.#unfollow = parts.broker.subscribe(this.#key, (sent) => {
      const company = readCompany(sent);
      if (!company || company.process === parts.process) return;
      this.#hear(company);
      for (const seat of company.claims) on.onClaim(seat);
      on.onChange();
    });
  }

  /** Whether somebody is at the table by way of another process. */
  get isShared(): boolean {
    return [...this.#others.values()].some(
      ({ company: { seats, looking, spectators } }) => seats.size + looking.size + spectators > 0,
    );
  }

  /** The devices that are connected now. One that shows an old result leaves its seat empty. */
  set(devices: readonly Attendant[]): void {
    this.#seats = seatsOf(devices.filter(({ isLooking }) => !isLooking));
    this.#looking = seatsOf(devices.filter(({ isLooking }) => isLooking));
    this.#spectators = devices.filter(({ seat }) => seat === undefined).length;
    this.#speak();
  }

  /** A device takes a seat over from any other; `set` publishes it. */
  claim(seat: Seat): void {
    this.#claims.add(seat);
    this.#succession.claim(seat, this.#parts.process);
  }

  /** People have changed seats; those that are played here are `played` now. */
  reseat(played: readonly Seat[]): void {
    this.#succession.clear();
    for (const seat of played) this.#succession.claim(seat, this.#parts.process);
  }

  /**
   * The place of this process in the line of those that could play a seat which it does not play;
   * undefined while another does.
   */
  placeInLine(seat: Seat): number | undefined {
    const { process } = this.#parts;
    const others = [...this.#others.values()].flatMap(({ company }) =>
      company.seats.has(seat) || company.looking.has(seat) ? [company.process] : [],
    );
    return this.#succession.placeOf(process, seat, [process, ...others]);
  }

  /** A match begins: absent players have their full time to come. */
  restart(): void {
    this.#leftAt.clear();
    this.#since = this.#parts.clock();
  }

  beat(now: number): void {
    for (const [process, { at }] of this.#others) {
      if (now - at >= TRUST) this.#others.delete(process);
    }
    this.#noteLeavers();
    if (now - this.#spoken >= REFRESH) this.#speak();
  }

  close(): void {
    this.#seats = new Set();
    this.#looking = new Set();
    this.#spectators = 0;
    this.#speak();
    this.#unfollow();
  }

  presence(table: TableDocument): Presence {
    const here = this.#here();
    const now = this.#parts.clock();
    const stoodIn = new Set<Seat>();
    const absent = new Set<Seat>();
    if (table.state === 'playing' && here.size > 0) {
      for (const seat of table.seats.keys()) {
        const due = this.awayUntil(table, seat);
        if (due !== undefined && due <= now) stoodIn.add(seat);
        if (this.isAbsent(table, seat, now)) absent.add(seat);
      }
    }
    let spectators = this.#spectators;
    for (const { company } of this.#others.values()) spectators += company.spectators;
    return { here, looking: this.#lookers(), stoodIn, absent, spectators };
  }

  /**
   * When a bot plays for somebody who is away; undefined while they are here, or nobody knows. Those
   * who still read an old result have not gone: nobody waits long for them.
   */
  awayUntil(table: TableDocument, seat: Seat): number | undefined {
    const since = this.awaySince(table, seat);
    if (since === undefined) return undefined;
    const wait = table.options.standIn * 1000;
    return since + (this.#lookers().has(seat) ? Math.min(wait, MOMENT) : wait);
  }

  /** Whether somebody is neither here nor reads an old result, and not only for a moment. */
  isAbsent(table: TableDocument, seat: Seat, now: number): boolean {
    const since = this.awaySince(table, seat);
    return since !== undefined && now - since >= MOMENT && !this.#lookers().has(seat);
  }

  /** Since when somebody is away; undefined while they are here, or nobody knows. */
  awaySince({ seats }: TableDocument, seat: Seat): number | undefined {
    if (seats[seat]?.kind !== 'person' || this.#here().has(seat)) return undefined;
    if (!this.#parts.broker.isUp) return undefined;
    return this.#leftAt.get(seat) ?? this.#since;
  }

  #here(): ReadonlySet<Seat> {
    const here = new Set(this.#seats);
    for (const { company } of this.#others.values()) {
      for (const seat of company.seats) here.add(seat);
    }
    return here;
  }

  /** Whoever has come in on one device may leave the old result open on another. */
  #lookers(): ReadonlySet<Seat> {
    const here = this.#here();
    const all = [
      this.#looking,
      ...[...this.#others.values()].map(({ company }) => company.looking),
    ];
    return new Set(all.flatMap((seats) => [...seats]).filter((seat) => !here.has(seat)));
  }

  #hear(company: Company): void {
    this.#others.set(company.process, { company, at: this.#parts.clock() });
    for (const seat of company.claims) this.#succession.claim(seat, company.process);
    this.#noteLeavers();
    if (company.isAsking) this.#speak();
  }

  #noteLeavers(): void {
    const here = this.#here();
    for (const seat of this.#known) {
      if (!here.has(seat)) this.#leftAt.set(seat, this.#parts.clock());
    }
    this.#known = here;
  }

  #speak(): void {
    this.#noteLeavers();
    const { process, broker, clock } = this.#parts;
    const isAsking = this.#isNew;
    const own = { process, seats: this.#seats, looking: this.#looking, claims: this.#claims };
    this.#isNew = false;
    this.#spoken = clock();
    broker.publish(this.#key, written({ ...own, spectators: this.#spectators, isAsking }));
    // Said again it could cross the claim of a newer device elsewhere, and neither would play.
    this.#claims.clear();
  }
}

function seatsOf(devices: readonly Attendant[]): ReadonlySet<Seat> {
  return new Set(devices.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
}
