import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Broker, type OnNews, type OnTrouble, PATIENCE, PAUSE } from './broker.ts';
import { Followers } from './followers.ts';
import { written } from './news.ts';

const CHANNEL = 'dicepad_news';
/** How often a silent connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 10_000;

/** LISTEN and NOTIFY, on a connection of its own. */
export function postgresBroker(url: string, onTrouble: OnTrouble): Broker {
  return new PostgresBroker(url, onTrouble);
}

class PostgresBroker implements Broker {
  readonly #url: string;
  readonly #onTrouble: OnTrouble;
  readonly #name = randomUUID();
  readonly #followers = new Followers();
  #client: pg.Client | undefined;
  #outgoing: string[] = [];
  #isSending = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(url: string, onTrouble: OnTrouble) {
    this.#url = url;
    this.#onTrouble = onTrouble;
    this.#connectAfter(0);
  }

  get isUp(): boolean {
    return this.#client !== undefined;
  }

  publish(match: string, version: number): void {
    this.#followers.tell(match, version);
    if (!this.#client) return;
    this.#outgoing.push(written({ sender: this.#name, match, version }));
    if (!this.#isSending) this.#send(this.#client);
  }

  subscribe(match: string, onNews: OnNews): () => void {
    const follower = (version: number) => onNews(version);
    this.#followers.add(match, follower);
    return () => this.#followers.remove(match, follower);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'dicepad broker',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('PostgreSQL ended the connection')));
    client.on('notification', ({ payload = '' }) => this.#followers.hear(payload, this.#name));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#heartbeat = setInterval(() => this.#ask(client), HEARTBEAT).unref();
    this.#followers.tellAll();
  }

  /** All that has gathered, in one go; what comes meanwhile goes in the next. */
  async #send(client: pg.Client): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#outgoing.length > 0 && this.#client === client) {
        const texts = this.#outgoing;
        this.#outgoing = [];
        await client.query('select pg_notify($1, text) from unnest($2::text[]) as text', [
          CHANNEL,
          texts,
        ]);
      }
    } catch (error) {
      this.#lost(client, error as Error);
    } finally {
      this.#isSending = false;
    }
  }

  async #ask(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      this.#lost(client, error as Error);
    }
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#outgoing = [];
    clearInterval(this.#heartbeat);
    this.#onTrouble(error);
    client.end().catch(this.#onTrouble);
    this.#connectAfter(PAUSE.first);
  }

  /** Pauses grow, and differ between processes, so that they do not all come back at once. */
  #connectAfter(pause: number): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(
      async () => {
        try {
          await this.#connect();
        } catch (error) {
          this.#onTrouble(error as Error);
          this.#connectAfter(Math.min(2 * pause + PAUSE.first, PAUSE.longest));
        }
      },
      pause * (0.5 + Math.random()),
    );
  }
}
