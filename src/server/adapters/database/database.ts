import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import { FailingPool, sessionSettings, type PoolOptions } from './database-pool.ts';
import { databaseFacts, isTimeout, unfitness } from './fit-database.ts';
import { openEmbeddedPostgres, runningPostgresIn } from '../postgres/embedded-postgres.ts';
import type { Tables } from './tables.ts';

/** Uses the URL, else the embedded PostgreSQL in the data folder. */
export interface DatabaseOptions extends PoolOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly say: (sentence: string) => void;
}

export interface Database {
  readonly db: Kysely<Tables>;
  /** Connections of `db`, for a database that may switch elsewhere and back. */
  readonly pool: FailingPool;
  /** Connection string, for work that needs connections of its own. */
  readonly url: string;
  /** Rejects when the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabase({ databaseUrl, dataDir, say, ...options }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const database = await insistently(() => connected(databaseUrl, async () => undefined, options), say);
    if (options.databasePooler) await adviseSettings(database, say);
    return database;
  }
  const embedded = await openEmbeddedPostgres({ dataDir, say });
  return connected(embedded.url, () => embedded.close(), { databasePool: options.databasePool });
}

/** Opens beside a possibly running server, and refuses a never started installation. */
export async function openDatabaseBeside(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openDatabase(options);
  if (!existsSync(options.dataDir))
    throw new Failure('missing', `There is no data in ${options.dataDir}. Start the server once, or name its folder with --data-dir.`);
  const running = runningPostgresIn(options.dataDir);
  return running === undefined ? openDatabase(options) : connected(running, async () => undefined);
}

/** Retry time, as a machine starting several programs is busy. */
const insistsForMs = 60_000;

/** Retries timeouts for a minute. */
export async function insistently<Answer>(ask: () => Promise<Answer>, say: (sentence: string) => void): Promise<Answer> {
  const until = performance.now() + insistsForMs;
  for (let tries = 1; ; tries++)
    try {
      return await ask();
    } catch (error) {
      if (!isTimeout(error) || performance.now() > until) throw error;
      if (tries === 1) say('The database did not answer in time: it is busy, or cannot be reached. It is asked again for a minute.');
    }
}

async function connected(url: string, closeServer: () => Promise<void>, options: PoolOptions = {}): Promise<Database> {
  const pool = new FailingPool(url, options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await closeServer();
  };
  const ping = async (): Promise<void> => {
    await sql`select 1`.execute(db);
  };
  try {
    const unfit = unfitness(await databaseFacts(db, url), url);
    if (unfit !== undefined) throw new Failure('broken', unfit);
    return { db, pool, url, ping, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Advises role settings behind a pooler, as statements could otherwise run forever. */
async function adviseSettings({ db }: Database, say: DatabaseOptions['say']): Promise<void> {
  const { rows } = await sql<{
    readonly limit: string;
    readonly role: string;
  }>`select current_setting('statement_timeout') as limit, current_user as role`.execute(db);
  if (rows[0]?.limit !== '0') return;
  const settings = Object.entries(sessionSettings).map(([name, value]) => `alter role ${rows[0]?.role} set ${name} = '${value}';`);
  say(`Behind a pooler no statement has a limit of time. Give it to the role, once, in the database itself: ${settings.join(' ')}`);
}
