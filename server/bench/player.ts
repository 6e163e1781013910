import { WebSocket } from 'ws';
import type { Seat } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { ServerMessage } from '#protocol/messages.ts';
import { bucket } from '../limits/bucket.ts';
import { choose } from './choose.ts';
import type { Person } from './place.ts';
import type { Sitting } from './sitting.ts';

/** A little less than one socket may send. */
const FLOW = { perSecond: 18, burst: 30 };
/** In milliseconds. */
const PATIENCE = 100;
const MOST_DOUBLINGS = 4;
/** Longer than the beginning of a view that identifies it. */
const HEAD = 400;
const WHICH = /"match":"([\w-]+)","version":(\d+)/;

interface Pending {
  readonly text: string;
  readonly id: string;
  readonly step: number;
  readonly decision: string | undefined;
  sentAt: number;
}

/** Plays one seat, and comes back by itself whatever ends its socket. */
export class Player {
  readonly person: Person;
  readonly #sitting: Sitting;
  readonly #random: Random;
  readonly #isWithin = bucket(FLOW);
  #socket: WebSocket | undefined;
  #pending: Pending | undefined;
  #seat: Seat | undefined;
  #asked = 0;
  #viewAt = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  /** How often it has been shown the present by a new socket. */
  arrivals = 0;
  #isNew = true;
  #tries = 0;

  constructor(person: Person, sitting: Sitting) {
    this.person = person;
    this.#sitting = sitting;
    this.#random = randomFrom(`${sitting.id} ${person.home}`);
  }

  get isWaiting(): boolean {
    return this.#pending !== undefined;
  }

  /** Whether its socket is open and has shown it the present. */
  get isHere(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && !this.#isNew;
  }

  open(): void {
    const address = this.#sitting.crowd.address(this.person);
    const headers = {
      origin: address,
      cookie: this.person.cookie,
      'x-forwarded-for': this.person.home,
    };
    const url = `${address.replace('http', 'ws')}/api/tables/${this.#sitting.id}/socket`;
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.#isNew = true;
    socket.on('open', () => this.#send());
    socket.on('message', (data) => this.#hear(data as Buffer));
    socket.on('error', (error) => this.#sitting.crowd.troubled(error));
    socket.on('close', () => {
      if (this.#isClosed) return;
      // Pauses grow and differ, so that they do not all come back at once.
      const pause = PATIENCE * 2 ** Math.min(this.#tries++, MOST_DOUBLINGS);
      this.#timer = setTimeout(() => this.open(), pause * (0.5 + this.#random.below(100) / 100));
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  consider(): void {
    const { crowd, view, game } = this.#sitting;
    if (!this.isHere || this.#pending || !crowd.isPlaying || !view || this.#seat === undefined)
      return;
    const choice = choose(game, view, this.#seat, this.#random, crowd.taste);
    if (!choice) return;
    const id = `w${++this.#asked}`;
    this.#pending = {
      text: JSON.stringify({ ...choice, id, step: view.step }),
      id,
      step: view.step,
      decision: choice.type === 'decide' ? choice.text : undefined,
      sentAt: 0,
    };
    if (crowd.pause === 0) this.#send();
    else setTimeout(() => this.#send(), crowd.pause);
  }

  /** The same message again after a new socket: it is done once, whatever became of the first. */
  #send(): void {
    const pending = this.#pending;
    if (!pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#isWithin(performance.now())) {
      setTimeout(() => this.#send(), PATIENCE);
      return;
    }
    pending.sentAt = performance.now();
    this.#sitting.crowd.tally.countSent(pending.text.length);
    this.#socket.send(pending.text);
  }

  #hear(data: Buffer): void {
    this.#sitting.crowd.tally.countReceived(data.length);
    const head = data.toString('latin1', 0, HEAD);
    if (head.startsWith('{"type":"view"')) this.#look(head, data);
    else this.#take(JSON.parse(data.toString()));
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#seat = message.seat;
        break;
      case 'table':
        this.#sitting.hearTable(message.table, this.person);
        break;
      case 'answer':
        this.#answered(message);
        break;
      case 'watching':
        // There is only this one device: it took the seat itself, before reconnecting.
        setTimeout(() => this.#socket?.send('{"type":"resume"}', () => undefined), PATIENCE);
        break;
      case 'unread':
        this.#sitting.crowd.tally.odd.push(`unread: ${message.why}`);
        setTimeout(() => this.#send(), 10 * PATIENCE);
        break;
    }
  }

  #look(head: string, data: Buffer): void {
    this.#viewAt = performance.now();
    const [, match = '', version = ''] = WHICH.exec(head) ?? [];
    // All at a table see the same: it is read once.
    if (!this.#sitting.isKnown(match, Number(version))) {
      this.#sitting.hearView(JSON.parse(data.toString()).view);
    }
    if (this.#isNew) {
      this.#isNew = false;
      this.#tries = 0;
      this.arrivals++;
    }
    this.consider();
  }

  #answered({ id, outcome }: Extract<ServerMessage, { type: 'answer' }>): void {
    const pending = this.#pending;
    if (pending?.id !== id) return;
    const { crowd } = this.#sitting;
    this.#pending = undefined;
    if (outcome.kind === 'done') {
      const { sentAt, step, decision: text } = pending;
      this.#sitting.acknowledge({ seat: this.#seat!, step, text });
      // The view goes out before the answer.
      if (this.#viewAt > sentAt) crowd.tally.latencies.push(this.#viewAt - sentAt);
    } else if (outcome.kind !== 'late') {
      crowd.tally.odd.push(`${pending.text}: ${JSON.stringify(outcome)}`);
      return;
    }
    this.consider();
  }
}
