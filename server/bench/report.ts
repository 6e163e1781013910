import os from 'node:os';
import type { GrowthReport } from './growth.ts';
import type { LoadReport } from './load.ts';

/** On what machine, and how busy it was with other things. */
export function machine() {
  const [busy] = os.loadavg();
  return {
    processor: os.cpus()[0]?.model ?? '',
    cores: os.availableParallelism(),
    loadBefore: Math.round(100 * busy!) / 100,
    node: process.version,
  };
}

export function printMachine({ processor, cores, loadBefore, node }: ReturnType<typeof machine>) {
  print(`${processor.trim()}, ${cores} cores, load ${loadBefore} before we began, Node ${node}`);
}

export function printLoad(title: string, report: LoadReport): void {
  const { play, echo, latencyMs, memory } = report;
  print('', title);
  line('tables × seats', `${report.tables} × ${report.seats}`);
  line('moves a second', play.movesPerSecond);
  line('messages a second', `in ${play.inPerSecond}, out ${play.outPerSecond}`);
  line('… and bare echo', `${play.messagesPerSecond} and ${echo.messagesPerSecond}`);
  line('ratio to the echo', `${report.ratio} (messages of ${report.meanBytes} bytes on average)`);
  const [ours, bare] = [play, echo].map((each) => each.microsecondsOfWorkPerMessage);
  line('work per message', `${ours} µs, echo ${bare} µs, ratio ${report.workRatio}`);
  line('move to view', `p50 ${latencyMs.p50} ms, p95 ${latencyMs.p95} ms, p99 ${latencyMs.p99} ms`);
  line('acknowledged', `${report.acknowledged}: ${report.lost} lost, ${report.doubled} doubled`);
  line('odd answers', report.odd);
  line('matches begun again', report.rematches);
  const { emptyMb, seatedMb, afterPlayMb, held, resident } = memory;
  line('memory', `${emptyMb} MB, with all sockets ${seatedMb} MB, after play ${afterPlayMb} MB`);
  line('… of an idle seat', `${held.seatKb} kB of objects, ${resident.seatKb} kB in all`);
  line('… of a table', `${held.tableKb} kB of objects, ${resident.tableKb} kB in all`);
  line('start-up', `${report.startUpMs} ms`);
  line('kill -9 to ready again', `${report.restartMs} ms`);
  line('… to all resumed', `${report.resumeMs} ms (${report.connections} sockets)`);
}

export function printGrowth({ spectators, log }: GrowthReport): void {
  print('', 'Growth: what one move costs');
  for (const each of spectators) {
    line(`${each.spectators} spectators`, cost(each));
  }
  for (const each of log) line(`entries ${each.from} to ${each.to}`, cost(each));
}

type Cost = GrowthReport['spectators'][number] | GrowthReport['log'][number];

function cost({ millisecondsOfWorkPerMove, latencyMs, moves }: Cost): string {
  const { p50, p99 } = latencyMs;
  return `${millisecondsOfWorkPerMove} ms of work, p50 ${p50} ms, p99 ${p99} ms (${moves} moves)`;
}

function line(label: string, value: string | number): void {
  print(`  ${label.padEnd(24)} ${value}`);
}

function print(...lines: readonly string[]): void {
  console.log(lines.join('\n'));
}
