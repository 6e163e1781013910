import { WebSocket } from 'ws';
import { GAMES } from '#games/index.ts';
import { type Servers, work } from '../faults/testing/servers.ts';
import { lazy } from './choose.ts';
import { Crowd } from './crowd.ts';
import { quantiles, round } from './numbers.ts';
import { comeIn, inParallel, type Seated, seat } from './place.ts';

export const SPECTATORS = [0, 10, 100, 1000];
export const LENGTHS = [10, 30, 100, 300, 1000];
const SECONDS = 5;

export type GrowthReport = Awaited<ReturnType<typeof measureGrowth>>;

/** What a move costs when many look on, and when much has been played before. */
export async function measureGrowth(servers: Servers, game: string, say: (text: string) => void) {
  say('one table and its spectators …');
  const spectators = [];
  for (const count of SPECTATORS) spectators.push(await withSpectators(servers, game, count));
  say('one table and its log …');
  return { spectators, log: await withLog(servers, game) };
}

async function withSpectators(servers: Servers, game: string, count: number) {
  const [address] = servers.addresses as [string];
  const seated = await oneTable(address, game, 2);
  const crowd = new Crowd([seated], { addresses: [address] });
  const watching = await spectate(address, seated.id, count);
  try {
    await crowd.open(crowd.players);
    const used = await work(servers);
    crowd.play();
    await new Promise((resolve) => setTimeout(resolve, 1000 * SECONDS));
    await crowd.rest();
    const { moves, latencies } = crowd.tally;
    return {
      spectators: count,
      moves,
      ...costs(moves, (await work(servers)) - used),
      latencyMs: quantiles(latencies),
    };
  } finally {
    crowd.close();
    for (const socket of watching) socket.terminate();
  }
}

/** One match of people who pass whenever they may; the cost of a move is reported by section. */
async function withLog(servers: Servers, game: string) {
  const [address] = servers.addresses as [string];
  const { max } = GAMES.find(({ id }) => id === game)!.players;
  const crowd = new Crowd([await oneTable(address, game, max)], {
    addresses: [address],
    taste: lazy,
  });
  const [sitting] = crowd.sittings;
  const stretches = [];
  try {
    await crowd.open(crowd.players);
    let from = 0;
    for (const length of LENGTHS) {
      const [used, moves] = [await work(servers), crowd.tally.moves];
      crowd.tally.latencies = [];
      crowd.play();
      await crowd.until(() => sitting!.isOver || sitting!.view!.entries.length >= length);
      await crowd.rest();
      const made = crowd.tally.moves - moves;
      if (made === 0) break;
      const to = sitting!.view!.entries.length;
      stretches.push({
        from,
        to,
        moves: made,
        ...costs(made, (await work(servers)) - used),
        latencyMs: quantiles(crowd.tally.latencies),
      });
      from = to;
    }
  } finally {
    crowd.close();
  }
  return stretches;
}

async function oneTable(address: string, game: string, seats: number): Promise<Seated> {
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`);
  const people = await Promise.all(names.map((name) => comeIn(address, name)));
  return seat(address, people, { game });
}

async function spectate(address: string, table: string, count: number) {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
  return inParallel(Array.from({ length: count }), async (_, index) => {
    const headers = { origin: address, 'x-forwarded-for': `172.16.${index >> 8}.${index & 255}` };
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    socket.on('message', () => undefined);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return socket;
  });
}

function costs(moves: number, seconds: number) {
  return { millisecondsOfWorkPerMove: round((1000 * seconds) / moves, 2) };
}
