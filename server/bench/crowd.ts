import { anyOf, type Taste } from './choose.ts';
import { inParallel, type Person, type Seated } from './place.ts';
import { Sitting } from './sitting.ts';
import { Tally } from './tally.ts';

export interface Wish {
  /** The servers’ addresses; a player that loses one tries the next. */
  readonly addresses: readonly string[];
  /** Before each move, in milliseconds. */
  readonly pause?: number;
  readonly taste?: Taste;
  /** Whether the same people play again when a match is over. */
  readonly isRepeating?: boolean;
}

/** In milliseconds. */
const GLANCE = 10;

/** People at many tables, playing by the rules as fast as they may. */
export class Crowd {
  readonly sittings: readonly Sitting[];
  readonly tally = new Tally();
  readonly pause: number;
  readonly taste: Taste;
  readonly isRepeating: boolean;
  isPlaying = false;
  #isClosed = false;
  readonly #addresses: readonly string[];
  readonly #homes = new Map<Person, number>();
  /** What went wrong on the way, by its words. */
  readonly troubles = new Map<string, number>();

  constructor(seated: readonly Seated[], wish: Wish) {
    const { addresses, pause = 0, taste = anyOf, isRepeating = false } = wish;
    this.#addresses = addresses;
    this.pause = pause;
    this.taste = taste;
    this.isRepeating = isRepeating;
    this.sittings = seated.map((each) => new Sitting(each, this));
  }

  get players() {
    return this.sittings.flatMap(({ players }) => players);
  }

  /** Neighbours at a table are at different servers; nobody comes to the same one twice. */
  address(person: Person): string {
    const count = (this.#homes.get(person) ?? Number(person.home.split('.').at(-1))) + 1;
    this.#homes.set(person, count);
    return this.#addresses[count % this.#addresses.length]!;
  }

  /** Opens sockets, some at a time, until all have seen their match. */
  async open(players: readonly Sitting['players'][number][]): Promise<void> {
    await inParallel(players, async (player) => {
      player.open();
      await this.until(() => player.arrivals > 0);
    });
  }

  play(): void {
    this.isPlaying = true;
    for (const player of this.players) player.consider();
  }

  /** Nobody begins anything new; resolves when everything that was asked is answered. */
  async rest(): Promise<void> {
    this.isPlaying = false;
    await this.until(() => !this.players.some(({ isWaiting }) => isWaiting));
  }

  async untilOver(): Promise<void> {
    await this.until(() => this.sittings.every(({ isOver }) => isOver));
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.#isClosed) throw new Error('the crowd has gone home');
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
    }
  }

  troubled({ message }: Error): void {
    this.troubles.set(message, (this.troubles.get(message) ?? 0) + 1);
  }

  close(): void {
    this.#isClosed = true;
    for (const player of this.players) player.close();
  }

  /** Over all tables: what was acknowledged and is not there, and what is there twice. */
  async findings(): Promise<{ readonly lost: number; readonly doubled: number }> {
    const all = (await inParallel(this.sittings, (each) => each.findings())).flat();
    const lost = all.reduce((sum, each) => sum + each.lost.length, 0);
    const doubled = all.reduce((sum, each) => sum + each.doubled, 0);
    return { lost, doubled };
  }
}
