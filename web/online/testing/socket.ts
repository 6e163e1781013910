import type { Device, Shut } from '../device.ts';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];

  accept(): void {
    this.readyState = 1;
    this.say('{}');
  }

  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** A device whose sockets and network are in the hands of the test. */
export function fakeDevice(shut?: Shut) {
  const sockets: FakeSocket[] = [];
  const paths: string[] = [];
  let tell: (what: 'try' | 'gone') => void = () => undefined;
  let count = 0;
  const device: Device = {
    open(path) {
      sockets.push(new FakeSocket());
      paths.push(path);
      return sockets.at(-1) as unknown as WebSocket;
    },
    look: async () => shut,
    clock: () => Date.now(),
    random: () => 0.5,
    newId: () => `wish ${++count}`,
    onNetwork(hear) {
      tell = hear;
      return () => {
        tell = () => undefined;
      };
    },
  };
  return { device, sockets, paths, tell: (what: 'try' | 'gone') => tell(what) };
}
