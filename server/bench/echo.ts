import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A bare echo server with the same library. Forked, and asked for its CPU time. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
});
server.on('listening', () => process.send!((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!((user + system) / 1e6);
});
process.on('disconnect', () => process.exit());
