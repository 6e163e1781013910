import { GAMES } from '#games/index.ts';
import { type Memory, memory, type Servers, work } from '../faults/testing/servers.ts';
import { Crowd } from './crowd.ts';
import { Echo } from './echoed.ts';
import { quantiles, round } from './numbers.ts';
import { comeIn, inParallel, type Seated, seat } from './place.ts';

export const ALL_GAMES = GAMES.filter(({ players }) => players.max >= 4).map(({ id }) => id);
/** What is measured unless somebody says otherwise; seconds are those of a round. */
export const USUAL = {
  seats: 4,
  full: { tables: 1000, seconds: 20 },
  quick: { tables: 50, seconds: 3 },
} as const;

export interface Load {
  readonly tables: number;
  readonly seats: number;
  /** Of one round of play, and of one round of echoes. */
  readonly seconds: number;
  readonly rounds: number;
  readonly games: readonly string[];
}

export type LoadReport = Awaited<ReturnType<typeof measureLoad>>;

/** Whole tables of people who play as fast as they may, in turn with as many who only hear echoes. */
export async function measureLoad(servers: Servers, load: Load, say: (text: string) => void) {
  const { tables, seats, rounds } = load;
  say(`${tables} tables of ${seats}: people come and sit down …`);
  const seated = await seatAll(servers, load);
  const crowd = new Crowd(seated, { addresses: servers.addresses, isRepeating: true });
  const room = await openAll(servers, crowd);
  const echo = await Echo.open(tables * seats);
  try {
    const sums = { ours: none(), echo: none() };
    say('warming up …');
    await playRound(servers, crowd, load.seconds);
    await echo.run(crowd.tally.sizes, 1000 * load.seconds);
    crowd.tally.latencies = [];
    for (let round = 0; round < rounds; round++) {
      say(`round ${round + 1} of ${rounds}: play, then echoes …`);
      add(sums.ours, await playRound(servers, crowd, load.seconds));
      add(sums.echo, await echo.run(crowd.tally.sizes, 1000 * load.seconds));
    }
    const { tally } = crowd;
    const latency = quantiles(tally.latencies);
    const full = await memory(servers);
    say('kill -9, and a new start …');
    const resumed = await measureResume(servers, crowd);
    say('every acknowledged entry is looked for …');
    const findings = await crowd.findings();
    return {
      ...load,
      games: load.games.length,
      connections: tables * seats,
      startUpMs: round(servers.startUp),
      play: { ...rates(sums.ours), ...moveRates(sums.ours) },
      echo: rates(sums.echo),
      ratio: round(rateOf(sums.ours) / rateOf(sums.echo), 3),
      workRatio: round(perMessage(sums.echo) / perMessage(sums.ours), 3),
      latencyMs: latency,
      meanBytes: round(tally.sizes.reduce((sum, each) => sum + each, 0) / tally.sizes.length),
      acknowledged: tally.moves,
      rematches: tally.rematches,
      odd: tally.odd.length,
      ...findings,
      memory: { ...room, afterPlayMb: megabytes(full.resident) },
      ...resumed,
    };
  } finally {
    crowd.close();
    echo.close();
  }
}

interface Sum {
  sent: number;
  received: number;
  moves: number;
  messages: number;
  seconds: number;
  work: number;
}

async function seatAll({ addresses }: Servers, load: Load): Promise<readonly Seated[]> {
  const { tables, seats, games } = load;
  return inParallel(Array.from({ length: tables }), async (_, index) => {
    const address = addresses[index % addresses.length]!;
    const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`);
    const people = await Promise.all(names.map((name) => comeIn(address, name)));
    return seat(address, people, { game: games[index % games.length]! });
  });
}

/** The first socket of a table brings its match into memory, the others bring themselves. */
async function openAll(servers: Servers, crowd: Crowd) {
  const before = await memory(servers);
  await crowd.open(crowd.sittings.map(({ players }) => players[0]!));
  const one = await memory(servers);
  await crowd.open(crowd.sittings.flatMap(({ players }) => players.slice(1)));
  const all = await memory(servers);
  const tables = crowd.sittings.length;
  const others = crowd.players.length - tables;
  const shares = (kind: keyof Memory) => {
    const seat = (all[kind] - one[kind]) / others;
    const table = (one[kind] - before[kind]) / tables - seat;
    return { seatKb: round(seat / 1024), tableKb: round(table / 1024) };
  };
  return {
    emptyMb: megabytes(before.resident),
    seatedMb: megabytes(all.resident),
    held: shares('held'),
    resident: shares('resident'),
  };
}

function megabytes(bytes: number): number {
  return round(bytes / 2 ** 20);
}

async function playRound(servers: Servers, crowd: Crowd, seconds: number): Promise<Sum> {
  const { tally } = crowd;
  const [used, began] = [await work(servers), performance.now()];
  const { sent, received, moves } = tally;
  crowd.play();
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  const passed = (performance.now() - began) / 1000;
  const sum = {
    sent: tally.sent - sent,
    received: tally.received - received,
    moves: tally.moves - moves,
  };
  await crowd.rest();
  const messages = sum.sent + sum.received;
  return { ...sum, messages, seconds: passed, work: (await work(servers)) - used };
}

/** In the middle of play; both clocks run from the kill. */
async function measureResume({ programs }: Servers, crowd: Crowd) {
  crowd.play();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const arrivals = crowd.players.map((each) => each.arrivals);
  const killed = performance.now();
  await Promise.all(programs.map((each) => each.stop()));
  crowd.isPlaying = false;
  for (const sitting of crowd.sittings) sitting.forget();
  await Promise.all(programs.map((each) => each.start()));
  const ready = performance.now();
  await crowd.until(() => crowd.players.every((each, i) => each.arrivals > arrivals[i]!));
  const resumed = performance.now();
  await crowd.rest();
  return { restartMs: round(ready - killed), resumeMs: round(resumed - killed) };
}

function none(): Sum {
  return { sent: 0, received: 0, moves: 0, messages: 0, seconds: 0, work: 0 };
}

function add(sum: Sum, more: Partial<Sum>): void {
  for (const key of Object.keys(sum) as (keyof Sum)[]) sum[key] += more[key] ?? 0;
}

function rateOf({ messages, seconds }: Sum): number {
  return messages / seconds;
}

function perMessage({ messages, work }: Sum): number {
  return work / messages;
}

function rates(sum: Sum) {
  return {
    messagesPerSecond: round(rateOf(sum)),
    microsecondsOfWorkPerMessage: round(1e6 * perMessage(sum)),
  };
}

function moveRates({ moves, sent, received, seconds }: Sum) {
  return {
    movesPerSecond: round(moves / seconds),
    inPerSecond: round(sent / seconds),
    outPerSecond: round(received / seconds),
  };
}
