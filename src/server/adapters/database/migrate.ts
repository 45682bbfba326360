import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { holdLock } from './advisory-lock.ts';
import type { Database } from './database.ts';
import { databaseReasonOf } from './database-cause.ts';
import { sqlStateOf } from './database-failure.ts';
import { withoutTimeout } from './database-pool.ts';
import { namedToday, oldStepReason } from './former-steps.ts';
import { isRefusal, migrationsFolder, refusalIn } from './refusals.ts';
import type { Tables } from './tables.ts';

/** Schema step, never changed once it has run anywhere. */
interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

export const migrationTable =
  'create table if not exists migration (name text collate "C" primary key, checksum text not null, applied_at timestamptz not null default now())';

const madeByAnother = ['23505', '42P07', '42710'];

/** Runs steps forward only, each atomic or safely repeatable, while concurrent servers take turns. */
export async function migrate({ db }: Pick<Database, 'db'>, say: (sentence: string) => void, folder: string = migrationsFolder): Promise<void> {
  const migrations = migrationsIn(folder);
  await createMigrationTable(db);
  await refuseRows(db, migrations, folder);
  const ran: string[] = [];
  for (let name = await runNext(db, migrations); name; name = await runNext(db, migrations)) ran.push(name);
  if (ran.length > 1 && ran[0] === migrations[0]?.name) say(`The database was set up, in ${ran.length} steps.`);
  else for (const name of ran) say(`The database was upgraded by ${name}.`);
}

export function migrationsIn(folder: string = migrationsFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !isRefusal(file))
    .sort();
  return files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { name: basename(file, '.sql'), checksum: createHash('sha256').update(text).digest('hex'), text };
  });
}

/** Refuses before the first step, as the version before still starts on what no step has changed. */
async function refuseRows(db: Kysely<Tables>, migrations: readonly Migration[], folder: string): Promise<void> {
  const refusal = await refusalIn(db, await migrationsTaken(db, migrations), folder);
  if (refusal !== undefined)
    throw new Failure('broken', `The database cannot be upgraded: ${refusal} Nothing was changed, and the version before still starts on it.`);
}

async function createMigrationTable(db: Kysely<Tables>): Promise<void> {
  await sql
    .raw(migrationTable)
    .execute(db)
    .catch((error: unknown) => {
      if (!madeByAnother.includes(sqlStateOf(error) ?? '')) throw notMade(error, 'The database cannot be set up');
    });
}

/** Returns the step run, waiting only briefly, since longer waits block concurrent index builds. */
async function runNext(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string | undefined> {
  const inTurn = db.transaction().execute(async (turn) => {
    await sql`set local statement_timeout = 0`.execute(turn);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(turn);
    await sql`set local lock_timeout = '1s'`.execute(turn);
    await holdLock(turn, 'migrations');
    await sql`set local lock_timeout = 0`.execute(turn);
    const next = await nextStep(turn, migrations);
    if (!next) return undefined;
    if (isOneByOne(next)) await sendOneByOne(db, next);
    else await sendAsOne(turn, migrations);
    return next.name;
  });
  return inTurn.catch((error: unknown) => {
    if (sqlStateOf(error) === waitedLongEnough) return runNext(db, migrations);
    throw error;
  });
}

const waitedLongEnough = '55P03';

async function nextStep(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<Migration | undefined> {
  return migrations[(await migrationsTaken(db, migrations)).length];
}

/** Refuses a database with unknown steps. */
export async function migrationsTaken(db: Kysely<Tables>, known: readonly Migration[] = migrationsIn()): Promise<readonly Migration[]> {
  return stepsTaken(await db.selectFrom('migration').select(['name', 'checksum']).orderBy('name').execute(), known);
}

const noted = (db: Kysely<Tables>, { name, checksum }: Migration) => db.insertInto('migration').values({ name, checksum }).execute();

/** Runs and records a step under the table lock that servers of the previous release wait for. */
async function sendAsOne(turn: Transaction<Tables>, migrations: readonly Migration[]): Promise<void> {
  await sql.raw(withoutTimeout('lock table migration in exclusive mode')).execute(turn);
  const next = await nextStep(turn, migrations);
  if (!next) return;
  for (const text of (await isSpread(turn)) ? statementsOf(next.text) : [next.text]) await send(turn, next, text);
  await noted(turn, next);
}

/** A cluster takes changes of spread tables one statement at a time. */
async function isSpread(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

async function send(db: Kysely<Tables>, { name }: Migration, text: string): Promise<void> {
  await sql
    .raw(withoutTimeout(text))
    .execute(db)
    .catch((error: unknown) => {
      throw notMade(error, `The database cannot be upgraded by ${name}`);
    });
}

const isOneByOne = ({ text }: Migration): boolean => text.startsWith('-- Statement by statement.\n');

/** Statements end with a line, but not within the body of a function. */
export const statementsOf = (text: string): readonly string[] =>
  (text.match(/(?:\$\$[^]*?\$\$|(?!;\s*(?:\n|$)|\$\$)[^])+/g) ?? []).filter((statement) => /^(?!--|\s*$|;)/m.test(statement));

/** Sends statements separately to shorten locks and build indexes concurrently, then records the step. */
function sendOneByOne(db: Kysely<Tables>, step: Migration): Promise<void> {
  return db.connection().execute(async (connection) => {
    const isOwn = await hasOwnTimeout(connection);
    if (isOwn) await sql`set statement_timeout = 0`.execute(connection);
    for (const statement of statementsOf(step.text)) {
      await dropUnfinished(connection, statement);
      await send(connection, step, statement);
    }
    if (isOwn) await sql`reset statement_timeout`.execute(connection);
    await noted(connection, step);
  });
}

/** False behind a pooler, where a changed timeout would leak to others. */
async function hasOwnTimeout(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_settings where name = 'statement_timeout' and source = 'client'`.execute(connection);
  return rows.length > 0;
}

/** Drops an invalid index left by an interrupted concurrent build. */
async function dropUnfinished(db: Kysely<Tables>, statement: string): Promise<void> {
  const name = /create (?:unique )?index concurrently if not exists (\w+)/.exec(statement)?.[1];
  if (name === undefined) return;
  const { rows } = await sql`select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql.raw(withoutTimeout(`drop index concurrently ${name}`)).execute(db);
}

const advice: Readonly<Record<string, string>> = {
  '42501': ' The user in DATABASE_URL needs the right to make tables and extensions: let it own the database, or create the extension pg_trgm there yourself.',
  '0A000': ' Install the extensions that come with PostgreSQL (postgresql-contrib) on its machine.',
  '53100': ' Make room on the disk of the database, and start again.',
};

/** Explains a failed schema step with a remedy, ignoring lost connections. */
function notMade(error: unknown, sentence: string): Failure {
  const { kind, cause, message } = Failure.from(error);
  const reason = databaseReasonOf(cause) ?? message;
  return new Failure(kind, `${sentence}: ${reason}.${advice[sqlStateOf(error) ?? ''] ?? ''}`, { cause });
}

/** Steps a database or backup has taken, in order and by checksum; other histories are refused. */
export function stepsTaken(
  applied: readonly Pick<Migration, 'name' | 'checksum'>[],
  migrations: readonly Migration[],
  of: 'database' | 'backup' = 'database',
): readonly Migration[] {
  const refused = (reason: string): Failure => new Failure('broken', `The ${of} cannot be used with this version: ${reason}.`);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const last = migrations.at(-1)?.name ?? '';
  const today = namedToday(applied, migrations);
  for (const [at, { name, checksum }] of today.entries()) {
    const migration = known.get(name);
    if (!migration && name > last) throw refused(`it was upgraded by ${name}, which only a newer version of this server knows. Please start that version`);
    if (!migration)
      throw refused(oldStepReason(name, migrations, of) ?? `it was made with ${name}, which is missing from this version. Please put that file back`);
    if (migration.checksum !== checksum)
      throw refused(`${name} was edited after it had run. Please put it back as it was, and write what shall change into a new one`);
    const earlier = migrations[at];
    if (earlier && earlier.name !== name)
      throw refused(`${earlier.name} would have to run before ${name}, which has run already. Please give it a later number`);
  }
  return migrations.slice(0, today.length);
}
