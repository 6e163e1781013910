import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '#protocol/messages.ts';

type Kind = 'welcome' | 'table' | 'view';
type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;
type Answered = Told<'answer' | 'unread'>;

/**
 * Replaces the socket of a device that has none: its messages are buffered until plain requests
 * ask for it. It always answers pings; its creator has to end it.
 */
export class PolledLine extends EventEmitter {
  readonly OPEN: number = WebSocket.OPEN;
  readonly bufferedAmount = 0;
  readyState: number = WebSocket.OPEN;
  /** The newest of each kind, as it was sent. */
  readonly #newest = new Map<Kind, string>();
  /** By the id of the wish; the same one twice is answered twice. */
  readonly #asked: { readonly id: string; answer(told: Answered | undefined): void }[] = [];
  #saying: string | undefined;
  #waiting: (() => void)[] = [];

  get isOpen(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  newest<Type extends Kind>(kind: Type): Told<Type> | undefined {
    const text = this.#newest.get(kind);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Resolves with the next news, when the line ends, or when all are woken. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isOpen) this.#waiting.push(resolve);
      else resolve();
    });
  }

  /** All who wait for news look again whether there are any. */
  wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Says something as the device would; what has no id is not answered. */
  say(message: ClientMessage): void {
    this.emit('message', Buffer.from(JSON.stringify(message)));
  }

  /** Undefined when the line ends before it is answered. */
  ask(message: Extract<ClientMessage, { readonly id: string }>): Promise<Answered | undefined> {
    return new Promise((answer) => {
      if (!this.isOpen) return answer(undefined);
      this.#asked.push({ id: message.id, answer });
      this.#saying = message.id;
      this.say(message);
      this.#saying = undefined;
    });
  }

  send(message: string | Buffer): void {
    const text = message.toString();
    const type = /^\{"type":"(\w+)"/.exec(text)?.[1];
    if (type === 'welcome' || type === 'table' || type === 'view') this.#newest.set(type, text);
    if (type === 'answer' || type === 'unread') this.#answered(JSON.parse(text));
    else this.wake();
  }

  ping(): void {
    this.emit('pong');
  }

  close(): void {
    if (!this.isOpen) return;
    this.readyState = WebSocket.CLOSED;
    for (const { answer } of this.#asked.splice(0)) answer(undefined);
    this.wake();
    this.emit('close');
  }

  terminate(): void {
    this.close();
  }

  /** An ignored message is answered at once and without its id. */
  #answered(told: Answered): void {
    const id = told.type === 'answer' ? told.id : this.#saying;
    const at = this.#asked.findLastIndex((each) => each.id === id);
    if (at !== -1) this.#asked.splice(at, 1)[0]?.answer(told);
  }
}
