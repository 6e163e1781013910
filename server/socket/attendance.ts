import type { Seat } from '#engine/contract.ts';
import type { Broker } from '../broker/broker.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Presence } from '../tables/info.ts';
import { type Company, REFRESH, readCompany, TRUST, written } from './presence.ts';

export interface Parts {
  readonly broker: Broker;
  /** Names this process to others; see `presence.ts`. */
  readonly process: number;
  readonly clock: () => number;
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
  readonly #leftAt = new Map<Seat, number>();
  readonly #unfollow: () => void;
  /** Who was there when it was last looked. */
  #known: ReadonlySet<Seat> = new Set();
  #seats: ReadonlySet<Seat> = new Set();
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

  /** The devices that are here now, each with its seat. */
  set(devices: readonly (Seat | undefined)[]): void {
    this.#seats = new Set(devices.filter((seat) => seat !== undefined));
    this.#spectators = devices.filter((seat) => seat === undefined).length;
    this.#speak();
  }

  /** A device takes a seat over from any other; `set` tells the others. */
  claim(seat: Seat): void {
    this.#claims.add(seat);
  }

  /** A match begins: whoever is away has all their time to come. */
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
    this.#spectators = 0;
    this.#speak();
    this.#unfollow();
  }

  presence(table: TableDocument): Presence {
    const here = this.#here();
    const now = this.#parts.clock();
    const stoodIn = new Set<Seat>();
    if (table.state === 'playing' && here.size > 0) {
      for (const seat of table.seats.keys()) {
        const due = this.awayUntil(table, seat);
        if (due !== undefined && due <= now) stoodIn.add(seat);
      }
    }
    let spectators = this.#spectators;
    for (const { company } of this.#others.values()) spectators += company.spectators;
    return { here, stoodIn, spectators };
  }

  /** When a bot plays for somebody who is away; undefined while they are here, or nobody knows. */
  awayUntil(table: TableDocument, seat: Seat): number | undefined {
    const since = this.awaySince(table, seat);
    return since === undefined ? undefined : since + table.options.standIn * 1000;
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

  #hear(company: Company): void {
    this.#others.set(company.process, { company, at: this.#parts.clock() });
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
    const own = { process, seats: this.#seats, claims: this.#claims };
    this.#isNew = false;
    this.#spoken = clock();
    broker.publish(this.#key, written({ ...own, spectators: this.#spectators, isAsking }));
    // Said again it could cross the claim of a newer device elsewhere, and neither would play.
    this.#claims.clear();
  }
}
