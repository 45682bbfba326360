// Questions of the doctor to the database: how it is made, what we may do there, and how far its schema is.
import { sql } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';
import { databaseFacts } from '#server/adapters/database/fit-database.ts';
import { migrationsIn, stepsTaken } from '#server/adapters/database/migrate.ts';
import { refusalIn } from '#server/adapters/database/refusals.ts';
import { look, ok, reasonIn, wrong, type Finding } from './finding.ts';

type Db = Database['db'];

const extension = 'pg_trgm';

interface Examined {
  readonly findings: readonly Finding[];
  readonly isCurrent: boolean;
  readonly isEmpty: boolean;
}

export async function databaseFindings({ db, url }: Pick<Database, 'db' | 'url'>, place: string, folder?: string): Promise<Examined> {
  const { version, encoding, isFollower } = await databaseFacts(db, url);
  const answers = isFollower
    ? wrong('database', `PostgreSQL ${version} ${place} only follows another one and takes no writes. Name the one that it follows in DATABASE_URL.`)
    : ok('database', `PostgreSQL ${version} ${place} answers, with the encoding ${encoding}.`);
  const steps = await stepsFinding(db, folder);
  const findings = [answers, await connectionsFinding(db), await extensionFinding(db), await rightsFinding(db), steps];
  return { findings, isCurrent: steps.verdict === 'ok', isEmpty: steps === emptySchema };
}

async function connectionsFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ readonly taken: number; readonly most: number }>`select current_setting('max_connections')::int as most,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as taken`.execute(db);
  const { taken, most } = rows[0] ?? { taken: 0, most: 0 };
  const sentence = `Of its ${most} connections ${taken} ${taken === 1 ? 'is' : 'are'} taken`;
  return taken > most * 0.8
    ? look('connections', `${sentence}. Raise max_connections of the database, or end what takes them.`)
    : ok('connections', `${sentence}.`);
}

async function extensionFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ readonly isThere: boolean; readonly isAvailable: boolean; readonly mayMake: boolean }>`select
    exists (select 1 from pg_extension where extname = ${extension}) as "isThere",
    exists (select 1 from pg_available_extensions where name = ${extension}) as "isAvailable",
    has_database_privilege(current_database(), 'CREATE') as "mayMake"`.execute(db);
  const [found] = rows;
  if (found?.isThere) return ok('extension', `${extension} is there.`);
  if (!found?.isAvailable)
    return wrong('extension', `${extension} is not on the machine of the database. Install the extensions that come with PostgreSQL (postgresql-contrib).`);
  return found.mayMake
    ? ok('extension', `${extension} is made by the first start.`)
    : wrong('extension', `${extension} is missing, and this user may not make it. Run as the owner of the database: create extension ${extension}.`);
}

async function rightsFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ readonly mayMake: boolean | null; readonly closed: string | null; readonly foreign: string | null }>`select
    has_schema_privilege(current_schema(), 'CREATE') as "mayMake",
    min(relname) filter (where not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
      and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))) as closed,
    min(relname) filter (where not pg_has_role(relowner, 'MEMBER')) as foreign
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`.execute(db);
  const { mayMake, closed, foreign } = rows[0] ?? { mayMake: null, closed: null, foreign: null };
  if (!mayMake) return wrong('rights', 'This user may not make tables. Let it own the database, or grant it create on the schema.');
  if (closed !== null) return wrong('rights', `This user may not read and write the table ${closed}. Let it own all tables.`);
  if (foreign !== null)
    return look('rights', `The table ${foreign} belongs to another user, so that the next version cannot change it. Let this user own all tables.`);
  return ok('rights', 'This user may read, write and make tables.');
}

const emptySchema = look('schema', 'It holds nothing yet; the first start sets it up.');

async function stepsFinding(db: Db, folder?: string): Promise<Finding> {
  const { rows } = await sql<{ readonly has: boolean; readonly mayRead: boolean | null }>`select to_regclass('migration') is not null as has,
    has_table_privilege(to_regclass('migration'), 'SELECT') as "mayRead"`.execute(db);
  if (!rows[0]?.has) return emptySchema;
  if (!rows[0].mayRead) return wrong('schema', 'This user may not read how far it is. Let it own all tables.');
  const known = migrationsIn();
  const applied = await db.selectFrom('migration').select(['name', 'checksum']).orderBy('name').execute();
  let waiting: number;
  try {
    const taken = stepsTaken(applied, known);
    waiting = known.length - taken.length;
    const refusal = await refusalIn(db, taken, folder);
    if (refusal !== undefined) return wrong('schema', `It cannot be upgraded: ${refusal}`);
  } catch (error) {
    return wrong('schema', `${reasonIn(error)}.`);
  }
  return waiting === 0
    ? ok('schema', `All ${known.length} steps of this version have run.`)
    : look('schema', `${waiting} of ${known.length} steps of this version have not run. Back up, then start: it runs them.`);
}
