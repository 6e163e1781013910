import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a fraction of a millisecond, since the embedded database needs no more, to seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Of memory, processor, event loop and garbage: once for a process, however many servers it has. */
let ofProcess: Registry | undefined;

/** Counts what a server does. No label holds anything that people choose or keep secret. */
export class Meters {
  readonly #registry = new Registry();
  readonly #wishes = this.#counter('wishes_total', 'What seats asked for.', ['type', 'outcome']);
  readonly #latency = this.#histogram('wish_seconds', 'From a wish heard to durable and shown.');
  readonly #writes = this.#counter('log_writes_total', 'Writes to the log.', ['outcome']);
  readonly #writing = this.#histogram('log_write_seconds', 'How long a write to the log takes.');
  readonly #views = this.#counter('views_total', 'Views, sent or replaced unsent.', ['outcome']);
  readonly #limited = this.#counter('limited_total', 'Refusals because of rate limits.', ['act']);
  readonly #refused = this.#counter('refused_total', 'Requests that were refused.', ['why']);
  readonly #requests = this.#counter('requests_total', 'HTTP answers.', ['part', 'status']);
  readonly #crashes = this.#counter('crashes_total', 'What broke in browsers.', [
    'kind',
    'route',
    'error',
  ]);
  readonly #faults = this.#counter('faults_total', 'Errors that are ours to mend.', []);

  constructor() {
    if (ofProcess) return;
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }

  /** A number that is looked at when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    new Gauge({ name: `dicepad_${name}`, help, registers: [this.#registry], collect });
  }

  wished(type: string, outcome: string, milliseconds: number): void {
    this.#wishes.inc({ type, outcome });
    this.#latency.observe(milliseconds / 1000);
  }

  wrote(outcome: 'written' | 'conflict' | 'failed', milliseconds: number): void {
    this.#writes.inc({ outcome });
    this.#writing.observe(milliseconds / 1000);
  }

  showed(outcome: 'sent' | 'replaced'): void {
    this.#views.inc({ outcome });
  }

  limited(act: string): void {
    this.#limited.inc({ act });
  }

  refused(why: string): void {
    this.#refused.inc({ why });
  }

  answered(part: 'api' | 'app', status: number): void {
    this.#requests.inc({ part, status });
  }

  /** Callers pass words from our own lists only, so that labels stay few. */
  crashed({ kind, route, error }: Readonly<Record<'kind' | 'route' | 'error', string>>): void {
    this.#crashes.inc({ kind, route, error });
  }

  failed(): void {
    this.#faults.inc();
  }

  /** All of it, as Prometheus reads it. */
  text(): Promise<string> {
    return Registry.merge([this.#registry, ofProcess!]).metrics();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    const registers = [this.#registry];
    return new Counter({ name: `dicepad_${name}`, help, labelNames, registers });
  }

  #histogram(name: string, help: string): Histogram {
    const registers = [this.#registry];
    return new Histogram({ name: `dicepad_${name}`, help, buckets: BUCKETS, registers });
  }
}
