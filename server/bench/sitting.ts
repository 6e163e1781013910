import { isDeepStrictEqual } from 'node:util';
import type { Game } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { type Acknowledged, audit, type Finding } from './audit.ts';
import type { Crowd } from './crowd.ts';
import { type Person, recordOf, type Seated, table } from './place.ts';
import { Player } from './player.ts';

/** One table as those who sit at it know it together. */
export class Sitting {
  readonly id: string;
  readonly game: Game;
  readonly players: readonly Player[];
  readonly crowd: Crowd;
  view: MatchView | undefined;
  /** By match. */
  readonly #acknowledged = new Map<string, Acknowledged[]>();
  /** Of matches that are over, the entries as they were seen. */
  readonly #finished = new Map<string, readonly Entry[]>();
  #isAgain = false;

  constructor({ id, game, people }: Seated, crowd: Crowd) {
    this.id = id;
    this.game = GAMES.find((each) => each.id === game)!;
    this.crowd = crowd;
    this.players = people.map((person) => new Player(person, this));
  }

  get isOver(): boolean {
    return this.view?.next.for === 'nobody';
  }

  isKnown(match: string, version: number): boolean {
    return this.view?.match === match && this.view.version >= version;
  }

  hearView(view: MatchView): void {
    // Of two sockets, one may still receive the match before.
    if (this.#finished.has(view.match)) return;
    this.view = view;
    if (view.next.for === 'nobody') this.#finished.set(view.match, view.entries);
  }

  /** As if nobody had seen anything yet. */
  forget(): void {
    this.view = undefined;
  }

  hearTable({ state }: TableInfo, by: Person): void {
    const isHost = by === this.players[0]?.person;
    const isIdle = state === 'over' || state === 'lobby';
    if (!this.crowd.isRepeating || !isHost || !isIdle || this.#isAgain) return;
    this.#isAgain = true;
    this.#playAgain(by, state)
      .catch((error) => this.crowd.troubled(error))
      .finally(() => {
        this.#isAgain = false;
      });
  }

  acknowledge(what: Acknowledged): void {
    const { match } = this.view!;
    this.crowd.tally.moves++;
    const known = this.#acknowledged.get(match) ?? [];
    known.push(what);
    this.#acknowledged.set(match, known);
  }

  /** Whether everything that was acknowledged is in the records, or in the view of an open match. */
  async findings(): Promise<readonly Finding[]> {
    const all: Finding[] = [];
    for (const [match, acknowledged] of this.#acknowledged) {
      all.push(await this.#finding(match, acknowledged));
    }
    return all;
  }

  async #finding(match: string, acknowledged: readonly Acknowledged[]): Promise<Finding> {
    const { person } = this.players[0]!;
    const seen = this.#finished.get(match);
    if (!seen) {
      const { entries, decided } = this.view!;
      const setup = this.#setup();
      return audit(setup, entries, decided, acknowledged);
    }
    const text = await recordOf(this.crowd.address(person), match, person);
    const reading = readRecord(text, GAMES);
    if (!reading.ok) throw new Error(`the record of ${match} breaks off at line ${reading.line}`);
    if (!isDeepStrictEqual(reading.match.entries, seen)) {
      throw new Error(`the record of ${match} is not what was seen`);
    }
    return audit(reading.match, seen, [], acknowledged);
  }

  #setup() {
    const players = this.players.map((_, i) => `P${i}`);
    return { game: this.game, players, options: {}, remarks: [] };
  }

  async #playAgain(host: Person, from: 'over' | 'lobby'): Promise<void> {
    const address = this.crowd.address(host);
    if (from === 'over') await table(address, host, 'POST', `/tables/${this.id}/again`);
    await table(address, host, 'POST', `/tables/${this.id}/begin`);
    this.crowd.tally.rematches++;
  }
}
