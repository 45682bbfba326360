import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { sendCopy } from './copy-rows.ts';
import { databaseFailure } from './database-failure.ts';
import { PreparedNames } from './prepared-names.ts';
import { sharingClient } from './shared-reads.ts';

/** The name that connections which only copy tables go by; they are no server. */
export const copyName = 'daftar copy';

const usualConnections = 10;
const connectionTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;
/** A database that is alive stops a statement itself; this is for one that does not answer any more. */
const silenceTimeoutMs = statementTimeoutMs + 1_000;
const int8 = 20;
const date = 1_082;

const withoutTimeoutPrefix = '/* without timeout */ ';

/** A statement without a timeout: it is waited for however long it takes, as a step of the schema is. Its own transaction has to lift the database's limit. */
export const withoutTimeout = (statement: string): string => withoutTimeoutPrefix + statement;

/** Options of a pool. */
export interface PoolOptions {
  readonly databasePool?: number | undefined;
  /** Whether a pooler is between, which lends a connection for one transaction: nothing may be left behind in it, neither settings nor prepared statements. */
  readonly databasePooler?: boolean | undefined;
  /** The time in which a connection, and then a statement, has to be there; without it the usual. */
  readonly patienceMs?: number;
  readonly isReadOnly?: boolean;
  /** True for work that nobody waits for: connections and statements have no timeout. */
  readonly isPatient?: boolean | undefined;
}

/** The settings of a session. A role or a database can have them too, where a pooler is between. */
export const sessionSettings = {
  statement_timeout: String(statementTimeoutMs),
  idle_in_transaction_session_timeout: String(statementTimeoutMs),
  jit: 'off',
  random_page_cost: '1.1',
} as const;

/** Connections to one database that fail in the product's way. Whole numbers come as numbers, days as text, and a connection lost while nobody uses it is only replaced. */
export class FailingPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  /** The names of what is prepared; none where a pooler is between, and each statement is planned each time. */
  readonly #prepared: PreparedNames | undefined;
  readonly #silenceMs: number;
  #longestWaitMs = 0;

  constructor(
    connectionString: string,
    { databasePool = usualConnections, databasePooler = false, patienceMs, isReadOnly = false, isPatient = false }: PoolOptions = {},
  ) {
    this.#prepared = databasePooler ? undefined : new PreparedNames();
    const [connectionMs, silenceMs] = isPatient ? [0, 0] : [patienceMs ?? connectionTimeoutMs, patienceMs ?? silenceTimeoutMs];
    this.#silenceMs = silenceMs;
    const limits = isPatient ? { statement_timeout: '0', idle_in_transaction_session_timeout: '0' } : {};
    const startup = Object.entries({ ...sessionSettings, ...limits, default_transaction_read_only: isReadOnly ? 'on' : 'off' }).map(
      ([name, value]) => `-c ${name}=${value}`,
    );
    this.#pool = new pg.Pool({
      connectionString,
      max: databasePool,
      connectionTimeoutMillis: connectionMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'daftar',
      ...(databasePooler ? {} : { options: startup.join(' ') }),
      types: { getTypeParser: (oid: number, format: 'text' | 'binary') => parserOf(oid, format) } as pg.CustomTypesConfig,
    });
    this.options = this.#pool.options;
    const replaceQuietly = (): void => undefined;
    this.#pool.on('error', replaceQuietly);
    this.#pool.on('connect', (client) => client.on('error', replaceQuietly));
  }

  /** How many connections there are, how many of them nobody uses, and how many requests wait for one. */
  get load(): { readonly open: number; readonly idle: number; readonly waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /** The longest in ms that was waited for a connection since this was last asked. */
  longestWait(): number {
    const longest = this.#longestWaitMs;
    this.#longestWaitMs = 0;
    return longest;
  }

  connect(): Promise<PostgresPoolClient> {
    return sharingClient(this, () => this.#lend());
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #lend(): Promise<PostgresPoolClient> {
    const began = performance.now();
    return clientThat(
      await this.#pool
        .connect()
        .catch((error: unknown) => {
          throw databaseFailure(this.#saidPlainly(error));
        })
        .finally(() => (this.#longestWaitMs = Math.max(this.#longestWaitMs, performance.now() - began))),
      { prepared: this.#prepared, silenceMs: this.#silenceMs },
    );
  }

  /** The error of the driver where no connection came free, with how long was waited, and how many there are. */
  #saidPlainly(error: unknown): unknown {
    if (!(error instanceof Error) || error.message !== 'timeout exceeded when trying to connect') return error;
    const { connectionTimeoutMillis = 0, max } = this.#pool.options;
    return new Error(`timeout: waited ${connectionTimeoutMillis / 1_000} s for one of ${max} connections`, { cause: error });
  }
}

/** Kysely's other way of asking, by cursor, is never used; hence the cast. A connection that could not answer once is not trusted again. */
function clientThat(
  client: pg.PoolClient,
  { prepared, silenceMs }: { readonly prepared: PreparedNames | undefined; readonly silenceMs: number },
): PostgresPoolClient {
  let isDoubtful = false;
  const query: unknown = (text: string, values: readonly unknown[]) => {
    const limit = text.startsWith(withoutTimeoutPrefix) ? {} : { query_timeout: silenceMs };
    const copying = sendCopy(client, text, values);
    const name = copying ? undefined : prepared?.of(text, values);
    const send = (named: { readonly name?: string }) => copying ?? client.query({ text, values: [...values], ...limit, ...named });
    const fail = (error: unknown) => {
      const failure = databaseFailure(error);
      isDoubtful ||= failure.kind === 'offline';
      throw failure;
    };
    return send(name === undefined ? {} : { name }).catch((error: unknown) => {
      if (name === undefined || !isOutdatedPlan(error)) return fail(error);
      isDoubtful = true;
      return send({}).catch(() => fail(error));
    });
  };
  return { query: query as PostgresPoolClient['query'], release: (isSpent = false) => client.release(isSpent || isDoubtful) };
}

/** Whether a plan was made before a column of its answer came or changed, by another process perhaps: the connection that keeps it answers so for ever. */
const isOutdatedPlan = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000';

function parserOf(oid: number, format: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return Number;
  return oid === date ? String : pg.types.getTypeParser(oid, format as 'text');
}
