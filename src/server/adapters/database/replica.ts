import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Database } from './database.ts';
import { FailingPool, type PoolOptions } from './database-pool.ts';
import type { Tables } from './tables.ts';

const beatMs = 1_000;
/** The primary answers when a replica takes longer. */
const patienceMs = 1_000;
const transactionStart = /^(begin|start transaction)/i;

type Clocks = Pick<Clock, 'after'> & MonotonicClock;

export interface ReplicaOptions extends PoolOptions {
  readonly databaseReadUrl: string;
  readonly databaseReadLag: number;
}

/** Reads for everyone within a bound of staleness; the primary answers while the replica lags, is gone or unknown. */
export class Replica {
  readonly db: Kysely<Tables>;
  readonly #primary: Kysely<Tables>;
  readonly #asked: Kysely<Tables>;
  readonly #boundMs: number;
  readonly #clock: Clocks;
  #freshUntil = -Infinity;
  #cancel: () => void = () => undefined;
  #isOver = false;

  constructor({ db, pool }: Pick<Database, 'db' | 'pool'>, { databaseReadUrl, databaseReadLag, ...options }: ReplicaOptions, clock: Clocks) {
    const replica = new FailingPool(databaseReadUrl, { ...options, patienceMs, isReadOnly: true });
    this.#clock = clock;
    this.#primary = db;
    this.#boundMs = databaseReadLag * 1_000;
    this.#asked = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: replica }) });
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.#choosing(pool, replica) }) });
  }

  start(): void {
    if (this.#isOver) return;
    this.#cancel = this.#clock.after(beatMs, () => void this.judge().then(() => this.start()));
  }

  /** Writes a timestamp on the primary and checks which has reached the replica. */
  async judge(): Promise<void> {
    const beganAt = this.#clock.elapsed();
    const milliseconds = sql<number>`(extract(epoch from beat_at) * 1000)::float8`;
    try {
      const { rows: noted } = await sql<{ readonly at: number }>`insert into heartbeat (beat_at) values (clock_timestamp())
        on conflict (is_only) do update set beat_at = excluded.beat_at returning ${milliseconds} as at`.execute(this.#primary);
      const { rows: arrived } = await sql<{ readonly at: number }>`select ${milliseconds} as at from heartbeat`.execute(this.#asked);
      const [now, then] = [noted[0]?.at, arrived[0]?.at];
      this.#freshUntil = now === undefined || then === undefined ? -Infinity : beganAt + this.#boundMs - (now - then);
    } catch {
      this.#freshUntil = -Infinity;
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.db.destroy();
    await this.#asked.destroy();
  }

  /** Lends connections to either pool; ending it closes neither. */
  #choosing(primary: PostgresPool, replica: PostgresPool): PostgresPool {
    return { options: primary.options, connect: () => this.#connect(primary, replica), end: async () => undefined };
  }

  async #connect(primary: PostgresPool, replica: PostgresPool): Promise<PostgresPoolClient> {
    if (this.#clock.elapsed() >= this.#freshUntil) return primary.connect();
    try {
      return this.#lent(await replica.connect(), primary);
    } catch {
      this.#freshUntil = -Infinity;
      return primary.connect();
    }
  }

  /** Hands a replica connection over to the primary for transactions, and for good once the replica fails. */
  #lent(replica: PostgresPoolClient, primary: PostgresPool): PostgresPoolClient {
    let other: PostgresPoolClient | undefined;
    const query: unknown = async (text: string, values: readonly unknown[]) => {
      if (transactionStart.test(text)) other ??= await primary.connect();
      if (other) return other.query(text, values);
      try {
        return await replica.query(text, values);
      } catch (error) {
        if (Failure.from(error).kind !== 'offline') throw error;
        this.#freshUntil = -Infinity;
        other = await primary.connect();
        return other.query(text, values);
      }
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: () => {
        replica.release();
        other?.release();
      },
    };
  }
}
