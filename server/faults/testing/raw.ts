import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that speaks no protocol but what the test writes. */
export async function rawSocket(url: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Spectators so far: each comes from an address of its own, as thousands of people do. */
let come = 0;

/** A spectator’s socket at a table, opened by hand; resolves when the server has agreed. */
export async function rawSpectator(url: string, table: string): Promise<Socket> {
  const socket = await rawSocket(url);
  const nth = come++;
  const lines = [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `X-Forwarded-For: 172.18.${(nth >> 8) & 255}.${nth & 255}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101 ')) throw new Error(String(answer));
  return socket;
}

/** A frame as a client sends it, masked with nothing; whatever its first byte means. */
export function frame(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), payload]);
}
