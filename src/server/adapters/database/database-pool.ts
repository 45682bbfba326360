import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { sendCopy } from './copy-rows.ts';
import { databaseFailure } from './database-failure.ts';
import { PreparedNames } from './prepared-names.ts';
import { sharingClient } from './shared-reads.ts';

/** Name of connections that only copy tables and are no server. */
export const copyName = 'daftar copy';

const usualConnections = 10;
const connectionTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;
/** Timeout for unresponsive databases, as live ones stop statements themselves. */
const silenceTimeoutMs = statementTimeoutMs + 1_000;
const int8 = 20;
const date = 1_082;

const withoutTimeoutPrefix = '/* without timeout */ ';

/** Statement without a timeout, whose transaction must also lift the database's limit. */
export const withoutTimeout = (statement: string): string => withoutTimeoutPrefix + statement;

export interface PoolOptions {
  readonly databasePool?: number | undefined;
  /** Pooler that lends connections per transaction, so no settings or prepared statements may remain. */
  readonly databasePooler?: boolean | undefined;
  /** Time limit for a connection, then for a statement. */
  readonly patienceMs?: number;
  readonly isReadOnly?: boolean;
  /** Removes timeouts, for background work. */
  readonly isPatient?: boolean | undefined;
  /** Shows the parts of spread tables on a machine of a cluster, and lets them be changed. */
  readonly isOfParts?: boolean;
}

const ofParts = { 'citus.override_table_visibility': 'off', 'citus.enable_manual_changes_to_shards': 'on' } as const;

/** Session settings, given to the role or database behind a pooler. */
export const sessionSettings = {
  statement_timeout: String(statementTimeoutMs),
  idle_in_transaction_session_timeout: String(statementTimeoutMs),
  jit: 'off',
  random_page_cost: '1.1',
} as const;

/** Pool with the product's failures and types, which replaces connections lost while idle. */
export class FailingPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  /** Absent behind a pooler, where each statement is planned each time. */
  readonly #prepared: PreparedNames | undefined;
  readonly #silenceMs: number;
  #longestWaitMs = 0;

  constructor(
    connectionString: string,
    { databasePool = usualConnections, databasePooler = false, patienceMs, isReadOnly = false, isPatient = false, isOfParts = false }: PoolOptions = {},
  ) {
    this.#prepared = databasePooler ? undefined : new PreparedNames();
    const [connectionMs, silenceMs] = isPatient ? [0, 0] : [patienceMs ?? connectionTimeoutMs, patienceMs ?? silenceTimeoutMs];
    this.#silenceMs = silenceMs;
    const limits = isPatient ? { statement_timeout: '0', idle_in_transaction_session_timeout: '0' } : {};
    const startup = Object.entries({
      ...sessionSettings,
      ...limits,
      ...(isOfParts ? ofParts : {}),
      default_transaction_read_only: isReadOnly ? 'on' : 'off',
    }).map(([name, value]) => `-c ${name}=${value}`);
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

  get load(): { readonly open: number; readonly idle: number; readonly waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /** Longest connection wait in ms since the last call. */
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

  /** Adds waiting time and pool size to a connection timeout. */
  #saidPlainly(error: unknown): unknown {
    if (!(error instanceof Error) || error.message !== 'timeout exceeded when trying to connect') return error;
    const { connectionTimeoutMillis = 0, max } = this.#pool.options;
    return new Error(`timeout: waited ${connectionTimeoutMillis / 1_000} s for one of ${max} connections`, { cause: error });
  }
}

/** Casts away Kysely's unused cursor mode, and discards a connection after a failed answer. */
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

/** Detects a cached plan outdated by a column change, which its connection would repeat forever. */
const isOutdatedPlan = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000';

function parserOf(oid: number, format: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return Number;
  return oid === date ? String : pg.types.getTypeParser(oid, format as 'text');
}
