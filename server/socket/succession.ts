import type { Seat } from '#engine/contract.ts';

/**
 * Which process has the device that plays a seat, as far as one process has heard, and which comes
 * next when that device is gone: the newest first.
 */
export class Succession {
  readonly #claimed = new Map<Seat, readonly number[]>();

  /** A device of a process has taken a seat over. */
  claim(seat: Seat, process: number): void {
    const before = this.#claimed.get(seat) ?? [];
    this.#claimed.set(seat, [process, ...before.filter((each) => each !== process)]);
  }

  /** People have changed seats: what was claimed is no longer theirs. */
  clear(): void {
    this.#claimed.clear();
  }

  /**
   * The place of a process, which does not play a seat itself, in the line of those that could;
   * undefined while another plays it. `there` are all that have a device of the seat's player.
   */
  placeOf(process: number, seat: Seat, there: readonly number[]): number | undefined {
    const claimed = this.#claimed.get(seat) ?? [];
    const [newest = there.find((each) => each !== process)] = claimed;
    if (newest !== undefined && newest !== process && there.includes(newest)) return undefined;
    const unknown = there.filter((each) => !claimed.includes(each)).toSorted((a, b) => a - b);
    return [...claimed.filter((each) => there.includes(each)), ...unknown].indexOf(process);
  }
}
