import type { Seat } from '#engine/contract.ts';
import { awaited } from '#engine/match.ts';
import type { Sent, STAND_INS } from './judge.ts';
import type { Live } from './live.ts';
import type { Mind } from './mind.ts';
import type { Room } from './room.ts';

/** That a bot plays for a seat, with what right, and from when on. */
export interface Turn {
  readonly why: 'bot' | (typeof STAND_INS)[number];
  readonly level: string;
  readonly at: number;
}

export interface Parts {
  readonly room: Room;
  readonly mind: Pick<Mind, 'ask'>;
  /** Who plays for a seat that is awaited; undefined for people themselves. */
  readonly turnOf: (seat: Seat) => Turn | undefined;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
}

/** After a failure it is tried again, in milliseconds. */
const AGAIN = 3000;

/**
 * Plays the seats of bots, and those of people who are away or think for too long. Every process
 * where the match is watched does so; they ask the same, and what is asked twice is done once.
 */
export class Bots {
  readonly #parts: Parts;
  /** What was asked for, so that it is asked for once. */
  readonly #asked = new Set<string>();
  #step = -1;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** To be called after every change, of the match or of who is there. */
  look(): void {
    clearTimeout(this.#timer);
    const { room, turnOf, clock } = this.#parts;
    const { live } = room;
    if (this.#isStopped || live.finished !== undefined) return;
    if (live.match.step !== this.#step) {
      this.#step = live.match.step;
      this.#asked.clear();
    }
    let earliest = Number.POSITIVE_INFINITY;
    for (const seat of waitedFor(live)) {
      const turn = turnOf(seat);
      if (!turn) continue;
      if (turn.at <= clock()) this.#play(live, seat, turn);
      else earliest = Math.min(earliest, turn.at);
    }
    if (earliest < Number.POSITIVE_INFINITY) this.#lookIn(earliest - clock());
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #play(live: Live, seat: Seat, { why, level }: Turn): Promise<void> {
    const { room, mind, onFault } = this.#parts;
    const { game, position, step } = live.match;
    // The space keeps it apart from all ids that devices may use.
    const id = `${why} ${step} ${live.wishes.get(seat)?.length ?? 0}`;
    const asked = `${seat} ${id}`;
    if (this.#asked.has(asked)) return;
    this.#asked.add(asked);
    // What belongs to a person is not a bot's to spend.
    const careful = why === 'bot' ? {} : { isCareful: true };
    try {
      const sent: Sent =
        game.next(position).for === 'dice'
          ? { type: 'roll', id, step }
          : {
              type: 'decide',
              id,
              step,
              text: await mind.ask({ game: game.id, level, position, seat, ...careful }),
            };
      if (this.#isStopped) return;
      const outcome = await room.ask(seat, sent, true);
      if (outcome.kind === 'refused') throw new Error(`a bot of ${game.id} was refused`);
    } catch (error) {
      if (this.#isStopped) return;
      onFault(error as Error);
      this.#asked.delete(asked);
      this.#lookIn(AGAIN);
    }
  }

  #lookIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.look(), Math.max(0, wait)).unref();
  }
}

/** Real dice are rolled by people alone. */
function waitedFor({ begun, match }: Live): readonly Seat[] {
  if (match.game.next(match.position).for !== 'dice') return awaited(match);
  return begun.dice === 'app' ? [match.game.active(match.position)] : [];
}
