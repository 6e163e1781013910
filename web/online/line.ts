import type { ClientMessage } from '#protocol/messages.ts';
import { type Device, type Shut, socketPath } from './device.ts';

/** In milliseconds. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** How long a socket may take to open and to speak. */
const OPENING = 8000;
/** A table that is silent for so long, before its ping interval is known, is asked if it is there. */
const SILENCE = 40_000;
/** The grace after its ping interval; and how long it may take to answer. */
const LATE = 4000;
const ANSWER = 5000;
/** A socket that held so long was a good one: the next pause is a short one again. */
const GOOD = 10_000;

export interface Line {
  /** What cannot be sent now is forgotten: the sender knows what is unanswered. */
  send(message: ClientMessage): void;
  /** Asks for everything again. */
  resume(): void;
  /** The server will say something within so many milliseconds. */
  expect(within: number): void;
  /** Gives the present socket up and opens another. */
  renew(): void;
  close(): void;
}

export interface Ends {
  /** Whether this is a screen for a room: it never has a seat, whichever player it belongs to. */
  readonly isScreen: boolean;
  /** Whether another device plays: then nothing that happens by itself may take the seat back. */
  readonly isWatching: () => boolean;
  readonly onText: (text: string) => void;
  readonly onLost: () => void;
  readonly onShut: (why: Shut) => void;
}

/** One socket to a table after the other, until it is closed. */
export function openLine(id: string, device: Device, ends: Ends): Line {
  const path = socketPath(id);
  let socket: WebSocket | undefined;
  /** When the present socket first said something. */
  let since: number | undefined;
  let silence = SILENCE;
  let failures = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (work: () => void, pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };
  const listen = (): void => later(check, silence);
  /** Asks for a sign of life. */
  const check = (): void => {
    if (ends.isWatching()) {
      renew();
    } else {
      send({ type: 'resume' });
      later(renew, ANSWER);
    }
  };
  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const open = (): void => {
    const current = device.open(`${path}${howToCome(ends)}`);
    socket = current;
    since = undefined;
    silence = SILENCE;
    later(renew, OPENING);
    current.addEventListener('message', ({ data }) => {
      if (socket !== current) return;
      since ??= device.clock();
      listen();
      ends.onText(String(data));
    });
    current.addEventListener('close', () => {
      if (socket === current) lost();
    });
    // The end follows, and is what counts.
    current.addEventListener('error', () => undefined);
  };
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const lost = (): void => {
    socket = undefined;
    ends.onLost();
    const isGood = since !== undefined && device.clock() - since >= GOOD;
    failures = isGood ? 1 : failures + 1;
    if (since === undefined) look();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
    // All devices of a table lose it at once, and should not come back at once.
    later(open, pause * (0.5 + device.random()));
  };
  const look = async (): Promise<void> => {
    const shut = await device.look(path);
    if (shut && !isClosed) ends.onShut(shut);
  };
  const renew = (): void => {
    if (isClosed) return;
    drop();
    lost();
  };
  const stop = device.onNetwork((what) => {
    if (what === 'gone') {
      if (socket) renew();
    } else if (!socket) {
      open();
    } else if (socket.readyState === WebSocket.OPEN) {
      check();
    }
  });

  open();
  return {
    send,
    resume: () => send({ type: 'resume' }),
    expect(within) {
      silence = within + LATE;
      listen();
    },
    renew,
    close() {
      isClosed = true;
      clearTimeout(timer);
      stop();
      drop();
    },
  };
}

function howToCome({ isScreen, isWatching }: Ends): string {
  if (isScreen) return '?screen';
  return isWatching() ? '?watching' : '';
}
