import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Clock } from '#core/clock.ts';
import type { Tables } from '../database/tables.ts';
import type { NewsTransport } from './news-transport.ts';

const channel = 'chat';
const firstWaitMs = 200;
const longestWaitMs = 5_000;
const lookMs = 10_000;
const silenceMs = 5_000;

/** Relays news over NOTIFY, which transaction poolers cannot carry, and reconnects by itself. */
export class ListenedNews implements NewsTransport {
  readonly #db: Kysely<Tables>;
  readonly #url: string;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(db: Kysely<Tables>, connectionString: string, clock: Pick<Clock, 'after'>) {
    this.#db = db;
    this.#url = connectionString;
    this.#clock = clock;
  }

  start(heard: (item: string) => void, missed: () => void): () => Promise<void> {
    const listener = new Listener(this.#url, this.#clock, { heard, missed });
    listener.open();
    return () => listener.close();
  }

  async send(items: readonly string[]): Promise<void> {
    await sql`select pg_notify(${channel}, item) from unnest(${[...items]}::text[]) as sent (item)`.execute(this.#db);
  }
}

interface Ears {
  readonly heard: (item: string) => void;
  readonly missed: () => void;
}

class Listener {
  readonly #url: string;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #ears: Ears;
  #client: pg.Client | undefined;
  #isOver = false;
  #wasOpen = false;
  #waitMs = firstWaitMs;
  #cancel: () => void = () => undefined;

  constructor(connectionString: string, clock: Pick<Clock, 'after'>, ears: Ears) {
    this.#url = connectionString;
    this.#clock = clock;
    this.#ears = ears;
  }

  open(): void {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'daftar',
      keepAlive: true,
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
    });
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => payload !== undefined && this.#ears.heard(payload));
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(
        () => this.#opened(client),
        () => this.#lose(client),
      );
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #opened(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#waitMs = firstWaitMs;
    if (this.#wasOpen) this.#ears.missed();
    this.#wasOpen = true;
    this.#look(client);
  }

  /** Pings to notice a silently dead connection. */
  #look(client: pg.Client): void {
    this.#cancel = this.#clock.after(lookMs, () => {
      client.query('select 1').then(
        () => this.#client === client && this.#look(client),
        () => this.#lose(client),
      );
    });
  }

  #lose(client: pg.Client): void {
    if (this.#isOver || this.#client !== client) return;
    this.#client = undefined;
    // A connection that does not answer does not end by itself either.
    void client.end().catch(() => undefined);
    this.#cancel();
    this.#cancel = this.#clock.after(this.#waitMs, () => this.open());
    this.#waitMs = Math.min(2 * this.#waitMs, longestWaitMs);
  }
}
