import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { randomFrom } from '#kits/random.ts';
import { inParallel } from './place.ts';

const ECHO = new URL('./echo.ts', import.meta.url);
/** How many different messages are sent, in sizes taken from real matches. */
const KINDS = 512;

/** As many sockets as there are seats, to a server that only echoes. */
export class Echo {
  readonly #child: ChildProcess;
  readonly #sockets: readonly WebSocket[];
  #texts: readonly string[] = [];
  #isOn = false;
  #count = 0;
  #waiting = 0;

  private constructor(child: ChildProcess, sockets: readonly WebSocket[]) {
    this.#child = child;
    this.#sockets = sockets;
    for (const [index, socket] of sockets.entries()) {
      let next = index;
      socket.on('message', () => {
        this.#count++;
        this.#waiting--;
        if (this.#isOn) this.#say(socket, next++);
      });
    }
  }

  static async open(connections: number): Promise<Echo> {
    const child = fork(ECHO);
    const [port] = await once(child, 'message');
    const all = Array.from({ length: connections });
    const sockets = await inParallel(all, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
      await once(socket, 'open');
      return socket;
    });
    return new Echo(child, sockets);
  }

  /** Says messages of these sizes on every socket, each as soon as the last one is back. */
  async run(sizes: readonly number[], milliseconds: number) {
    const random = randomFrom('sizes');
    this.#texts = Array.from({ length: KINDS }, () =>
      'x'.repeat(sizes[random.below(sizes.length)]!),
    );
    const [work, began, count] = [await this.#work(), performance.now(), this.#count];
    this.#isOn = true;
    for (const [index, socket] of this.#sockets.entries()) this.#say(socket, index);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const seconds = (performance.now() - began) / 1000;
    const echoed = this.#count - count;
    this.#isOn = false;
    while (this.#waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return { messages: 2 * echoed, seconds, work: (await this.#work()) - work };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#child.disconnect();
  }

  #say(socket: WebSocket, index: number): void {
    this.#waiting++;
    socket.send(this.#texts[index % KINDS]!);
  }

  /** The processor time that the server has used, in seconds. */
  async #work(): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send('work');
    return (await answer)[0];
  }
}
