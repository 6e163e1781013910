import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Broker, type OnNews, type OnTrouble, PATIENCE, PAUSE } from './broker.ts';
import { Followers } from './followers.ts';
import { written } from './news.ts';

/** A channel per match: a process subscribes only to those that it follows. */
export function redisBroker(url: string, onTrouble: OnTrouble): Broker {
  return new RedisBroker(url, onTrouble);
}

class RedisBroker implements Broker {
  readonly #speaker: Redis;
  readonly #listener: Redis;
  readonly #name = randomUUID();
  readonly #followers = new Followers();
  readonly #onTrouble: OnTrouble;

  constructor(url: string, onTrouble: OnTrouble) {
    this.#onTrouble = onTrouble;
    this.#speaker = connection(url);
    this.#listener = connection(url);
    for (const each of [this.#speaker, this.#listener]) each.on('error', onTrouble);
    this.#listener.on('message', (_channel, text) => this.#followers.hear(text, this.#name));
    this.#listener.on('ready', () => this.#listen([...this.#followers.matches]));
  }

  get isUp(): boolean {
    return this.#speaker.status === 'ready' && this.#listener.status === 'ready';
  }

  publish(match: string, version: number): void {
    this.#followers.tell(match, version);
    if (this.#speaker.status !== 'ready') return;
    const news = written({ sender: this.#name, match, version });
    this.#speaker.publish(channelOf(match), news).catch(this.#onTrouble);
  }

  subscribe(match: string, onNews: OnNews): () => void {
    const follower = (version: number) => onNews(version);
    const isFirst = !this.#followers.has(match);
    this.#followers.add(match, follower);
    if (isFirst && this.#listener.status === 'ready') this.#listen([match]);
    return () => {
      this.#followers.remove(match, follower);
      if (this.#followers.has(match) || this.#listener.status !== 'ready') return;
      this.#listener.unsubscribe(channelOf(match)).catch(this.#onTrouble);
    };
  }

  async close(): Promise<void> {
    this.#speaker.disconnect();
    this.#listener.disconnect();
  }

  /** News from before the subscription was confirmed are missed, so followers are told to look. */
  async #listen(matches: readonly string[]): Promise<void> {
    if (matches.length === 0) return;
    try {
      await this.#listener.subscribe(...matches.map(channelOf));
    } catch (error) {
      this.#onTrouble(error as Error);
      return;
    }
    for (const match of matches) this.#followers.tell(match, Number.POSITIVE_INFINITY);
  }
}

function channelOf(match: string): string {
  return `dicepad:news:${match}`;
}

/** What cannot be sent now is not sent later: it would be old. */
function connection(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    keepAlive: PATIENCE,
    retryStrategy: (times) =>
      Math.min(PAUSE.first * 2 ** Math.min(times, 10), PAUSE.longest) * (0.5 + Math.random() / 2),
  });
}
