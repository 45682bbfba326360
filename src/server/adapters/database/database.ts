import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import { FailingPool } from './database-pool.ts';
import { databaseFacts, unfitness } from './fit-database.ts';
import { openEmbeddedPostgres, runningPostgresIn } from '../postgres/embedded-postgres.ts';
import type { Tables } from '../tables.ts';

/** Options of the database: the one at a URL, or else the embedded PostgreSQL in the data folder. */
export interface DatabaseOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly say: (sentence: string) => void;
}

/** The database of this installation, as adapters use it. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** The connection string, for work that needs connections of its own. */
  readonly url: string;
  /** Asks for a sign of life; a failure says there is none. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabase({ databaseUrl, dataDir, say }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return connected(databaseUrl, async () => undefined);
  const embedded = await openEmbeddedPostgres({ dataDir, say });
  return connected(embedded.url, () => embedded.close());
}

/** Opens the database of an installation beside its server, which may run meanwhile; one that was never started is refused. */
export async function openDatabaseBeside(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openDatabase(options);
  if (!existsSync(options.dataDir))
    throw new Failure('missing', `There is no data in ${options.dataDir}. Start the server once, or name its folder with --data-dir.`);
  const running = runningPostgresIn(options.dataDir);
  return running === undefined ? openDatabase(options) : connected(running, async () => undefined);
}

async function connected(url: string, closeServer: () => Promise<void>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new FailingPool(url) }) });
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
    return { db, url, ping, close };
  } catch (error) {
    await close();
    throw error;
  }
}
